import type { Browser, Page } from '@playwright/test'
import { hub } from '../../tests/support/job-search-hub.ts'
import type { Picture } from './picture.ts'
import { readSheet } from './search-acts.ts'
import { days } from './search-days.ts'
import { picturesOf } from './search-pictures.ts'
import { openWindow, turnTo } from './window.ts'

/** Runs a job search of three months as a user would. @returns its pictures */
export async function playSearch(browser: Browser, origin: string): Promise<readonly Picture[]> {
  const look = { width: 1280, theme: 'light' } as const
  const page = await openWindow(browser, { origin, look, day: '2026-08-24' })
  await importSheet(page)
  const october = await live(page, '2026-08-24', '2026-10-11')
  const november = await live(page, '2026-10-11', '2026-11-01')
  const end = await live(page, '2026-11-01', '2026-11-23')
  await page.context().close()
  return picturesOf({ october, november, end })
}

async function importSheet(page: Page) {
  await page.goto(`${hub}?page=import`)
  await readSheet(page)
  await page.getByRole('button', { name: /^Import \d+ Rows$/ }).click()
  await page.getByText(/^Imported/).waitFor()
}

/** Runs what happens after one day and until another. @returns what is stored then */
async function live(page: Page, after: string, until: string) {
  for (const [day, ...acts] of days.filter(([day]) => day > after && day <= until)) {
    await turnTo(page, day)
    await page.goto(hub, { waitUntil: 'networkidle' })
    for (const act of acts) {
      const before = await storedIn(page)
      await act(page)
      await page.waitForFunction(
        (before) => Object.entries(before).some(([key, text]) => localStorage[key] !== text),
        before,
      )
    }
  }
  return storedIn(page)
}

/** The stored lists of the tracker, text by key. */
function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['jobApplications', 'savedPostings'].map((key) => [key, localStorage.getItem(key) ?? '']),
    ),
  )
}
