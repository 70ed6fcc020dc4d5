import type { Page } from '@playwright/test'

/** Stores a value as JSON before the page's own scripts run; see `seedRaw`. */
export async function seed(page: Page, key: string, value: unknown) {
  await seedRaw(page, key, JSON.stringify(value))
}

/**
 * Stores a text before the page's own scripts run, once per tab: after a reload the page reads what the
 * app wrote.
 */
export async function seedRaw(page: Page, key: string, text: string) {
  await page.addInitScript(
    ({ key, text }) => {
      // A reset clears session storage too, but `window.name` survives it.
      const mark = `seeded:${key};`
      if (window.name.includes(mark)) return
      window.name += mark
      localStorage.setItem(key, text)
    },
    { key, text },
  )
}

/** The value stored under a key, parsed from JSON; null if there is none. */
export async function readStored(page: Page, key: string): Promise<unknown> {
  const raw = await readRaw(page, key)
  return raw === null ? null : JSON.parse(raw)
}

/** The exact text stored under a key; null if there is none. */
export function readRaw(page: Page, key: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), key)
}
