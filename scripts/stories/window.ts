import type { Browser, Page } from '@playwright/test'

/** The size and theme of a picture. */
export interface Look {
  width: 390 | 1280
  theme: 'light' | 'dark'
}

/** A browser window with the product on a certain day. */
interface Options {
  origin: string
  look: Look
  /** The local day. The time is noon. */
  day: string
  /** The stored texts, by key. */
  stored?: Readonly<Record<string, string>> | undefined
}

const heights = { 390: 844, 1280: 900 } as const

/** Opens a window with its own storage, whose clock stays at noon of a day. */
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

/** Sets the clock of pages that open from now on to noon of another day. */
export async function turnTo(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-10:00`))
}
