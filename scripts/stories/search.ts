import type { Browser, Page } from '@playwright/test'
import { hub } from '../../tests/support/job-search-hub.ts'
import type { Screenshot } from './screenshot.ts'
import { previewImport } from './search-actions.ts'
import { days } from './search-days.ts'
import { searchScreenshots } from './search-screenshots.ts'
import { openWindow, setDay } from './window.ts'

/** Replays a job search of three months, and returns its screenshots. */
export async function playSearch(browser: Browser, origin: string): Promise<readonly Screenshot[]> {
  const look = { width: 1280, theme: 'light' } as const
  const page = await openWindow(browser, { origin, look, day: '2026-08-24' })
  await importSpreadsheet(page)
  const october = await playDays(page, '2026-08-24', '2026-10-11')
  const november = await playDays(page, '2026-10-11', '2026-11-01')
  const end = await playDays(page, '2026-11-01', '2026-11-23')
  await page.context().close()
  return searchScreenshots({ october, november, end })
}

async function importSpreadsheet(page: Page) {
  await page.goto(`${hub}?page=import`)
  await previewImport(page)
  await page.getByRole('button', { name: /^Import \d+ Rows$/ }).click()
  await page.getByText(/^Imported/).waitFor()
}

/** Replays the days after `after`, up to and including `until`. @returns what is stored then */
async function playDays(page: Page, after: string, until: string) {
  for (const [day, ...actions] of days.filter(([day]) => day > after && day <= until)) {
    await setDay(page, day)
    await page.goto(hub, { waitUntil: 'networkidle' })
    for (const action of actions) {
      const before = await storedIn(page)
      await action(page)
      await page.waitForFunction(
        (before) => Object.entries(before).some(([key, text]) => localStorage[key] !== text),
        before,
      )
    }
  }
  return storedIn(page)
}

/** The stored lists of the tracker. */
function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['jobApplications', 'savedPostings'].map((key) => [key, localStorage.getItem(key) ?? '']),
    ),
  )
}
