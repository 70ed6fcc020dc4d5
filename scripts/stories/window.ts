import type { Browser, Page } from '@playwright/test'

/** How a picture shows the product. */
export interface Look {
  width: 390 | 1280
  theme: 'light' | 'dark'
}

/** A window of the product on some day. */
interface Options {
  origin: string
  look: Look
  /** The local day; it is noon. */
  day: string
  /** What lies in the storage, text by key. */
  stored?: Readonly<Record<string, string>> | undefined
}

const heights = { 390: 844, 1280: 900 } as const

/** Opens a window that stays at noon of a day, with a storage of its own. */
export async function openWindow(browser: Browser, options: Options): Promise<Page> {
  const { origin, look, day, stored = {} } = options
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: look.width, height: heights[look.width] },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await turnTo(page, day)
  return page
}

/** Makes it noon of another day for the pages that open from now on. */
export async function turnTo(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-10:00`))
}
