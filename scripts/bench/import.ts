import type { Browser, Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trackerCsv } from '@/screens/job-search/csv/export-csv.ts'
import { openPhone } from './browser.ts'
import { applicationsWithHistory } from './full-storage.ts'
import { inThousands, median } from './numbers.ts'

/** The number of rows of the file. */
export const ROWS = 5000
const ROUNDS = 3

declare global {
  interface Window {
    /** The longest task of the page since this was set to 0. Browsers report none under 50 ms. */
    longestTask: number
  }
}

/** The times of one step of the import, in milliseconds. */
export interface ImportReport {
  name: string
  /** The longest task of all rounds; 0 if none took 50 ms. */
  longest: number
  /** The median time from the action to the message that the step is done. */
  took: number
}

/** An action of the user, and the message that it is done. */
interface Step {
  name: string
  act: (page: Page, file: string) => Promise<void>
  done: string
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).tap()

const steps: readonly Step[] = [
  {
    name: 'Reading the rows, until the preview is shown',
    act: (page, file) => page.getByLabel('CSV file').setInputFiles(file),
    done: `${inThousands(ROWS)} rows would be added.`,
  },
  {
    name: 'Saving them',
    act: (page) => press(page, /^Import /),
    done: `Imported ${inThousands(ROWS)} applications`,
  },
  {
    name: 'Undoing the import',
    act: (page) => press(page, 'Undo the Import'),
    done: 'The import was undone.',
  },
]

/** Imports a file of `ROWS` rows into an empty tracker, without throttling. */
export async function measureImport(browser: Browser, origin: string): Promise<ImportReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'applications.csv')
  writeFileSync(file, trackerCsv({ applications: applicationsWithHistory(ROWS), saved: [] }))
  try {
    const rounds: Times[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await importOnce(browser, origin, file))
    }
    return steps.map(({ name }, at) =>
      reportOf(
        name,
        rounds.map((times) => times[at]!),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Times = Pick<ImportReport, 'longest' | 'took'>

function reportOf(name: string, times: readonly Times[]): ImportReport {
  const longest = Math.max(...times.map((one) => one.longest))
  const took = median(times.map((one) => one.took))
  console.log(`${name}: longest task ${longest.toFixed(0)} ms`)
  return { name, longest, took }
}

async function importOnce(browser: Browser, origin: string, file: string): Promise<Times[]> {
  const { page, close } = await openPhone(browser, { origin })
  await page.addInitScript(watchTasks)
  await page.goto('/app/job-search?page=import')
  await page.getByLabel('CSV file').waitFor()
  const times: Times[] = []
  for (const step of steps) times.push(await measureStep(page, step, file))
  await close()
  return times
}

async function measureStep(page: Page, { act, done }: Step, file: string): Promise<Times> {
  await pause(page)
  await page.evaluate(() => (window.longestTask = 0))
  const start = performance.now()
  await act(page, file)
  await page.getByText(done).first().waitFor({ state: 'attached', timeout: 120_000 })
  const took = performance.now() - start
  await pause(page)
  return { took, longest: await page.evaluate(() => window.longestTask) }
}

/** Runs in the page before its scripts: records the longest task. */
function watchTasks() {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    const longest = list.getEntries().map(({ duration }) => duration)
    window.longestTask = Math.max(window.longestTask, ...longest)
  }).observe({ type: 'longtask' })
}

/** Waits a second, in which earlier work ends and its tasks are reported. */
const pause = (page: Page) => page.waitForTimeout(1000)
