import type { Browser, Page } from '@playwright/test'
import { buildApplications } from '../../tests/support/applications.ts'
import { openPhone } from './browser.ts'
import { describe, type Comparison } from './comparison.ts'
import { untilShown, watchFor } from './shown.ts'

const ROUNDS = 5
const LATER = 3
const hub = '/app/job-search'

interface Opening {
  name: string
  from: string
  open: (page: Page) => Promise<void>
  /** The selector of an element that is painted once the part has opened. */
  wanted: string
  leave: (page: Page) => Promise<void>
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).tap()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().tap()
const escape = (page: Page) => page.keyboard.press('Escape')

/** Taps a link of the main navigation. Needs a screen that is wide enough to show it. */
const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).tap()

const openings: readonly Opening[] = [
  {
    name: 'a tab',
    from: `${hub}?tab=boards`,
    open: (page) => tab(page, 'Application Tracker'),
    wanted: '[id$="-panel-tracker"] li h3',
    leave: (page) => tab(page, 'Job Boards'),
  },
  {
    name: 'a form',
    from: hub,
    open: (page) => button(page, /^Add Job/),
    wanted: 'main form input',
    leave: (page) => button(page, 'Cancel'),
  },
  {
    name: 'a dialog',
    from: hub,
    open: (page) => button(page, /^Delete /),
    wanted: '[role=dialog] button',
    leave: escape,
  },
  {
    name: 'a module',
    from: hub,
    open: (page) => navLink(page, 'Housing'),
    wanted: '[role=tablist][aria-label="Housing Hub"]',
    leave: (page) => navLink(page, 'Job Search'),
  },
  {
    name: 'the search',
    from: hub,
    open: (page) => button(page, 'Search'),
    wanted: '[role=dialog] [role=option]',
    leave: escape,
  },
]

/**
 * Compares the first opening of each part with later openings, without throttling. Measures a first visit,
 * and a later one, on which the service worker serves the preloaded code.
 */
export async function measureOpenings(browser: Browser, origin: string): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const returning of [false, true])
    for (const opening of openings) {
      const comparison = await measureOpening(opening, { browser, origin, returning })
      console.log(describe(comparison))
      comparisons.push(comparison)
    }
  return comparisons
}

interface Visit {
  browser: Browser
  origin: string
  returning: boolean
}

async function measureOpening(
  { name, ...opening }: Opening,
  { browser, origin, returning }: Visit,
): Promise<Comparison> {
  const stored = { jobApplications: JSON.stringify(buildApplications(25)) }
  const comparison: Comparison = {
    name: `The first opening of ${name}${returning ? ', on a later visit' : ''}`,
    floor: 'a later opening',
    target: 1.5,
    floorTimes: [],
    productTimes: [],
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { page, close } = await openPhone(browser, { origin, stored, returning })
    const [first, ...later] = await measureRound(page, opening)
    comparison.productTimes.push(first)
    comparison.floorTimes.push(...later)
    await close()
  }
  return comparison
}

async function measureRound(
  page: Page,
  { from, open, wanted, leave }: Omit<Opening, 'name'>,
): Promise<[first: number, ...later: number[]]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(from)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await rest(page)
  const measure = async () => {
    await page.evaluate(watchFor, wanted)
    await open(page)
    const time = await untilShown(page)
    await rest(page)
    await leave(page)
    await rest(page)
    return time
  }
  const first = await measure()
  const later: number[] = []
  for (let repeat = 0; repeat < LATER; repeat++) later.push(await measure())
  return [first, ...later]
}

/** Waits as long as a user might look at the page. */
const rest = (page: Page) => page.waitForTimeout(1000)
