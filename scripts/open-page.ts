import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

interface Options extends Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'deviceScaleFactor'
> {
  origin: string
  /** The content of `localStorage`. */
  stored: Readonly<Record<string, string>>
  /** The time at which the clock is fixed. */
  time: Date
}

/** Opens a window with its own storage for screenshots that are the same each time. */
export async function openPage(
  browser: Browser,
  { origin, stored, time, ...look }: Options,
): Promise<Page> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...look,
    reducedMotion: 'reduce',
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(time)
  return page
}
