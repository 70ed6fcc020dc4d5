import type { Browser } from '@playwright/test'
import { openPhone, slowestConnection } from './browser.ts'
import { describe, type Comparison } from './comparison.ts'
import { PLAIN_FORM } from './plain-form.ts'
import { untilShown, watchFor } from './shown.ts'

const ROUNDS = 5
/** Pages, with the selector of the first element that a user needs in each. */
const pages = [
  { name: 'the tracker', path: '/app/job-search', wanted: 'main section button' },
  { name: 'PCS Prep', path: '/app/pcs-prep', wanted: 'main input[type=checkbox]' },
  {
    name: 'the form, opened by its address',
    path: '/app/job-search?edit=new',
    wanted: 'main form input',
  },
] as const

/** Compares the time until a page can be used on a cold visit with that of a hand-written page. */
export async function measureColdVisits(browser: Browser, origin: string): Promise<Comparison[]> {
  const comparisons = pages.map(({ name }): Comparison => ({
    name: `A cold visit until ${name} can be used`,
    floor: 'a hand-written page with React Hook Form and Zod',
    target: 1.25,
    floorTimes: [],
    productTimes: [],
  }))
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await visit(browser, origin, { path: PLAIN_FORM, wanted: 'form input' })
    for (const [at, comparison] of comparisons.entries()) {
      comparison.floorTimes.push(floor)
      const page = pages[at]
      if (page) comparison.productTimes.push(await visit(browser, origin, page))
    }
  }
  for (const comparison of comparisons) console.log(describe(comparison))
  return comparisons
}

async function visit(
  browser: Browser,
  origin: string,
  { path, wanted }: { path: string; wanted: string },
): Promise<number> {
  const { runThrottled, close } = await openPhone(browser, {
    origin,
    connection: slowestConnection,
  })
  const time = await runThrottled(async (page) => {
    await page.addInitScript(watchFor, wanted)
    await page.goto(path, { waitUntil: 'commit' })
    return untilShown(page)
  })
  await close()
  return time
}
