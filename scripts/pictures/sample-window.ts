import type { Browser, Page } from '@playwright/test'
import sample from '../../tests/support/sample-data.json' with { type: 'json' }
import { inItsFont } from '../../tests/support/in-its-font.ts'
import { openPage } from '../open-page.ts'

export type Sample = typeof sample

/** The size, the theme and the pixel ratio of a window. */
export interface Look {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  deviceScaleFactor?: number
}

/** The time that fits the sample data: greetings, warnings and defaults depend on the clock. */
const time = new Date('2026-11-21T17:00:00Z')

/** Opens a window with the sample data in its storage. @param change changes the data first */
export async function openSample(
  browser: Browser,
  origin: string,
  look: Look,
  change = (data: Sample): object => data,
): Promise<Page> {
  const stored = Object.fromEntries(
    Object.entries(change(sample)).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const page = await openPage(browser, { ...look, origin, stored, time })
  await inItsFont(page)
  return page
}

/** Waits until the page has loaded its content and its fonts. */
export async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Loading…').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
