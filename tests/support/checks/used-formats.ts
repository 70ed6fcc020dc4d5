import type { Page } from '@playwright/test'

/*
 * The first use of the browser's own formats (`Intl`, `toLocaleString`) loads their tables, which blocks a phone for a
 * tenth of a second. The product formats counts and days without them.
 */

declare global {
  interface Window {
    usedFormats: string[]
  }
}

/** Records each use of the browser's own formats. Runs before the page's first script. */
function recordFormats() {
  window.usedFormats = []
  const wrap = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') return
    const recordUse = () => window.usedFormats.push(name)
    const proxy = new Proxy(original, {
      construct: (target, args, newTarget) => {
        recordUse()
        return Reflect.construct(target, args, newTarget) as object
      },
      apply: (target, self, args) => {
        recordUse()
        return Reflect.apply(target, self, args) as unknown
      },
    })
    Reflect.set(owner, name, proxy)
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules']) {
    wrap(Intl, name)
  }
  for (const prototype of [Number.prototype, Date.prototype]) {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      wrap(prototype, name)
    }
  }
}

/**
 * Records the use of the browser's own formats in every page that is opened from now on.
 * @returns a function that lists the formats that the open page has used
 */
export async function watchForFormats(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordFormats)
  return () => page.evaluate(() => window.usedFormats)
}
