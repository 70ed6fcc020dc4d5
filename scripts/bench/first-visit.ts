import type { Browser, Page } from '@playwright/test'
import { openPhone, slowConnection } from './browser.ts'
import { median } from './numbers.ts'
import { opened } from './stopwatch.ts'

const ROUNDS = 3

declare global {
  interface Window {
    visit: Visit
  }
}

/** The measurements of a cold visit. Times are in milliseconds. */
interface Visit {
  largestPaint: number
  /** The sum of all layout shifts. */
  shift: number
  /** The sum of what each task after the first paint took over 50 ms. */
  blocked: number
}

export interface VisitReport extends Visit {
  path: string
}

/**
 * Measures cold visits to these paths on a slow connection with CPU throttling. Returns the medians of several
 * rounds, each with all paths.
 */
export async function measureVisits(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<VisitReport[]> {
  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, seen] of visits) seen.push(await visit(browser, origin, path))
  }
  return [...visits].map(([path, seen]) => ({
    path,
    largestPaint: median(seen.map(({ largestPaint }) => largestPaint)),
    shift: median(seen.map(({ shift }) => shift)),
    blocked: median(seen.map(({ blocked }) => blocked)),
  }))
}

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const { runThrottled, close } = await openPhone(browser, { origin, connection: slowConnection })
  const seen = await runThrottled(async (page) => {
    await page.addInitScript(watchVisit)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await opened(page)
    return readVisit(page)
  })
  await close()
  return seen
}

/** Runs in the page before its scripts: records what `Visit` has. */
function watchVisit() {
  const visit = { largestPaint: 0, shift: 0, blocked: 0 }
  window.visit = visit
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => (visit.largestPaint = startTime))
  watch('layout-shift', (entry) => {
    if ('value' in entry) visit.shift += Number(entry.value)
  })
  watch('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const isAfterPaint = painted !== undefined && startTime + duration > painted.startTime
    if (isAfterPaint) visit.blocked += duration - 50
  })
}

const readVisit = (page: Page) => page.evaluate(() => ({ ...window.visit }))
