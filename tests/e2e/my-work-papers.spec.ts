import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import * as fc from 'fast-check'
import mammoth from 'mammoth'
import { expect, test, watchProblems } from '../support/fixtures'
import { printedPages } from '../support/pdf-text'
import { seed } from '../support/storage'

const urlPrefix = '/app/work?tab=papers&paper='

/** A work history of `count` jobs, each with six results that fit on one line in any font. */
const workHistory = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    createdAt: '2026-11-01T20:00:00.000Z',
    updatedAt: '2026-11-01T20:00:00.000Z',
    title: `Job${at + 1}`,
    organization: 'Harbor Clinic',
    start: `${2025 - at}-01`,
    end: `${2025 - at}-11`,
    hoursPerWeek: at === 0 ? 0 : 36,
    leavingReason: 'military-orders',
    results: Array.from({ length: 6 }, (__, result) => ({
      id: String(result),
      text: `Trained ${result + 2} new nurses by a new form for intake`,
    })),
  }))

const meter = (page: Page) => page.getByText(/^About [\d.]+ of 2 pages$/)
const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '' && word !== '-')

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('A federal resume prints alone on two pages, with the same words as its downloads', async ({
  page,
}) => {
  await seed(page, 'workRecord', workHistory(8))
  await seed(page, 'userProfile', { name: 'Ana Ruiz' })
  await page.goto(`${urlPrefix}federal`)
  await expect(meter(page)).toBeVisible()
  await expect(page.getByText('Page 2 ends about here.')).toBeHidden()

  const pages = await printedPages(page)
  expect(pages).toHaveLength(2)
  const printed = splitWords(pages.join(' ').replace(/[•]/g, ''))
  expect(printed.slice(0, 4)).toEqual(['Ana', 'Ruiz', 'Experience', 'Job1'])

  // Printed lines break where they were measured only if the resume starts at the top and is as wide as the page.
  await page.setViewportSize({ width: 720, height: 960 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: 'Ana Ruiz' }).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 720,
  })
  await page.emulateMedia({ media: 'screen' })

  const text = await download(page, 'Download Text')
  const docx = await download(page, 'Download Word')
  expect([text.name, docx.name]).toEqual(['federal-resume.txt', 'federal-resume.docx'])
  const { value } = await mammoth.extractRawText({ buffer: docx.bytes })
  expect(splitWords(value)).toEqual(splitWords(text.bytes.toString()))
  expect(printed.join('')).toBe(splitWords(value).join(''))

  await page.getByText('Still Missing').click()
  await page.getByRole('link', { name: 'Job1 at Harbor Clinic' }).click()
  await expect(page.getByRole('form', { name: 'Edit Work' })).toBeVisible()
})

test('A federal resume that is too long says where page 2 ends and what comes after', async ({
  page,
}) => {
  await seed(page, 'workRecord', workHistory(14))
  await page.goto(`${urlPrefix}federal`)
  const line = page.getByText('Page 2 ends about here.')
  await expect(line).toBeVisible()
  const pages = await printedPages(page)
  const estimate = Number(/About ([\d.]+) of/.exec((await meter(page).textContent()) ?? '')?.[1])
  expect(pages).toHaveLength(Math.ceil(estimate))
  // The job that the screen names as after the cut starts on the third page.
  const [, cutJob = ''] =
    /After the cut: (Job\d+)/.exec((await page.getByText('After the cut:').textContent()) ?? '') ??
    []
  expect(pages.slice(0, 2).join(' ')).not.toContain(`${cutJob} `)
  expect(pages[2]).toContain(cutJob)
})

/** Jobs, volunteer work and study that fill from a quarter of a page to many pages. */
const anyHistory = fc.array(
  fc.record({
    kind: fc.constantFrom('paid', 'paid', 'self-employed', 'volunteer', 'study'),
    title: fc.lorem({ maxCount: 6 }),
    organization: fc.lorem({ maxCount: 5 }),
    city: fc.constantFrom('Norfolk', 'San Antonio', ''),
    region: fc.constantFrom('VA', 'TX', ''),
    start: fc.integer({ min: 1990, max: 2024 }).map((year) => `${year}-03`),
    end: fc.constantFrom('2025-06', '2026-10', ''),
    hoursPerWeek: fc.constantFrom(0, 1, 20, 40),
    supervisorName: fc.constantFrom('Dana Lee', ''),
    results: fc
      .array(fc.lorem({ maxCount: 40 }), { maxLength: 9 })
      .map((texts) => texts.map((text, at) => ({ id: String(at), text }))),
  }),
  { minLength: 1, maxLength: 14, size: 'max' },
)

const RUNS = 100

test(`Federal resumes of ${RUNS} random histories print on as many pages as the meter says, with the words of the download @full`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000)
  for (const jobs of fc.sample(anyHistory, { numRuns: RUNS, seed: 39 })) {
    await expectPrintedAsEstimated(browser, baseURL, jobs)
  }
})

/** Prints the history in a new browser context, so that no data of the previous one is stored. */
async function expectPrintedAsEstimated(
  browser: Browser,
  baseURL: string | undefined,
  jobs: readonly object[],
) {
  const context = await browser.newContext({ acceptDownloads: true })
  const problems = await watchProblems(context, baseURL)
  const page = await context.newPage()
  const timestamp = '2026-11-01T20:00:00.000Z'
  const records = jobs.map((job, at) => ({
    id: String(at + 1),
    createdAt: timestamp,
    updatedAt: timestamp,
    ...job,
  }))
  await seed(page, 'workRecord', records)
  await page.goto(`${urlPrefix}federal`)
  const estimate = Number(/About ([\d.]+) of/.exec((await meter(page).textContent()) ?? '')?.[1])
  const what = JSON.stringify(records)
  const pages = await printedPages(page)
  expect(pages.length, what).toBe(Math.ceil(estimate))
  await expect(page.getByText('Page 2 ends about here.')).toHaveCount(estimate > 2 ? 1 : 0)
  const text = await download(page, 'Download Text')
  expect(splitWords(pages.join(' ').replace(/[•]/g, '')).join(''), what).toBe(
    splitWords(text.bytes.toString()).join(''),
  )
  expect(problems, what).toEqual([])
  await context.close()
}

test('A resume gives the reason for moves only while the switch is on', async ({ page }) => {
  await seed(page, 'workRecord', workHistory(1))
  await page.goto(`${urlPrefix}resume`)
  const why = page.getByRole('switch', { name: 'Say Why I Moved' })
  await expect(why).not.toBeChecked()
  expect((await printedPages(page)).join('')).not.toMatch(/military|orders|spouse/i)
  await why.click()
  expect((await printedPages(page)).join('')).toContain('Moved on military orders')
  const text = await download(page, 'Download Text')
  expect(text.name).toBe('resume.txt')
  expect(text.bytes.toString()).toContain('Military spouse')
  expect((await download(page, 'Download Word')).name).toBe('resume.docx')
  await page.reload()
  await expect(why).not.toBeChecked()
})

test('The eligibility packet and the questions for an employer print on one page each, with the words of their downloads', async ({
  page,
}) => {
  await seed(page, 'userProfile', { name: 'Ana Ruiz' })
  await page.goto(`${urlPrefix}eligibility`)
  const answers = (question: RegExp) => page.getByRole('group', { name: question })
  await answers(/on active duty now/)
    .getByRole('button', { name: 'No' })
    .click()
  await answers(/rated 100% disabled/)
    .getByRole('button', { name: 'No' })
    .click()
  await answers(/die on active duty/)
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(page.getByRole('heading', { name: 'Widow or Widower, Not Remarried' })).toBeVisible()
  // The answers are private: a URL stays in the history of the browser.
  await expect(page).toHaveURL(/paper=eligibility$/)
  await expectOnePageLikeDownloads(page, 'eligibility-packet')

  await page.getByRole('button', { name: 'Overseas Questions' }).click()
  await page.getByRole('button', { name: 'Employer Page' }).click()
  await expect(page.getByRole('heading', { name: 'For My Employer' })).toBeVisible()
  await expectOnePageLikeDownloads(page, 'overseas-questions-employer')
  await page.getByRole('button', { name: 'All Pages' }).click()
  await expect(page.getByRole('heading', { name: 'For the Tax Office' })).toBeVisible()
  expect(await printedPages(page)).toHaveLength(3)
})

async function expectOnePageLikeDownloads(page: Page, fileName: string) {
  const pages = await printedPages(page)
  expect(pages).toHaveLength(1)
  const text = await download(page, 'Download Text')
  const docx = await download(page, 'Download Word')
  expect([text.name, docx.name]).toEqual([`${fileName}.txt`, `${fileName}.docx`])
  const { value } = await mammoth.extractRawText({ buffer: docx.bytes })
  expect(splitWords(value)).toEqual(splitWords(text.bytes.toString()))
  expect(splitWords(pages.join(' ')).join('')).toBe(splitWords(value).join(''))
}
