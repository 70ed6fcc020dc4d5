import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { holdStorageLock } from '../support/hold-storage-lock'
import { hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const importPage = `${hub}?page=import`

async function chooseFile(page: Page, content: string | Buffer, name = 'jobs.csv') {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const fixture = (name: string) => readFile(`tests/fixtures/csv/${name}.csv`)
const importButton = (page: Page) => page.getByRole('button', { name: /^Import [\d,]+ Rows?$/ })
const done = (page: Page) => page.getByText(/^Imported [\d,]+ (application|posting)/)
const stored = (page: Page, key = 'jobApplications') => readStored(page, key)

test('Importing a spreadsheet asks about unclear values, previews the rows, skips duplicates, and can be undone', async ({
  page,
}) => {
  const { company, position, dateApplied, status, id, createdAt } = buildApplication({ id: '5' })
  const mine = { id, company, position, dateApplied, status, createdAt }
  await seed(page, 'jobApplications', [mine])
  await page.goto(hub)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Import CSV' })).toBeFocused()

  await chooseFile(page, await fixture('by-hand'))
  await expect(page.getByText('4 rows would be added. 3 rows cannot be read.')).toBeVisible()
  await expect(page.getByText('Row 7. Date Applied: “3/22/20226” is not a date')).toBeVisible()
  await page.getByLabel('“Position filled” means').selectOption('Rejected')
  await expect(page.getByText('5 rows would be added. 2 rows cannot be read.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mar 4, 2026' })).toBeChecked()
  await page.getByText(/^Columns: 7 of 7 used$/).click()
  await page.getByLabel('Recruiter').selectOption('Notes')
  await expect(page.getByText('5 rows would be added.')).toBeVisible()
  expect(await stored(page)).toEqual([mine])

  await importButton(page).click()
  await expect(done(page)).toHaveText('Imported 4 applications and 1 posting saved for later.')
  await expect(done(page)).toBeFocused()
  expect(await stored(page)).toMatchObject([
    { company: 'Acme Logistics', status: 'rejected', notes: 'Outcome: Position filled' },
    {
      company: 'Harbor Clinic',
      notes: 'Comments: Ana said: "call back";\nask about shifts\nRecruiter: Ana, 555-0100',
    },
    { company: 'Bayside Schools' },
    { company: 'Bayside Schools' },
    { id: '5' },
  ])
  expect(await stored(page, 'savedPostings')).toMatchObject([{ company: 'Old Mill' }])

  await chooseFile(page, await fixture('by-hand'))
  await expect(page.getByText('4 rows are in your tracker already.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo the Import' }).click()
  await expect(page.getByText('5 rows of the import were removed.')).toBeFocused()
  await expect(done(page)).toBeHidden()
  expect(await stored(page)).toMatchObject([mine])
  expect(await stored(page, 'savedPostings')).toEqual([])
})

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Rows saved' })

test('The export has every stored value, and importing it adds nothing', async ({ page }) => {
  const records = buildApplications(30).map((record, at) => ({
    ...record,
    notes: ['=1+1', "'tis", 'a "quoted", one', '', '+1\n-1'][at % 5] ?? '',
  }))
  await seed(page, 'jobApplications', records)
  await page.goto(hub)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^milspouse-applications-\d{4}-\d\d-\d\d\.csv$/)
  const file = await readFile(await download.path())
  const [header = [], ...rows] = parse(file, { bom: true })
  expect(rows.map((row) => row[header.indexOf('Company')])).toEqual(
    records.map(({ company }) => company),
  )
  expect(rows.slice(0, 5).map((row) => row[header.indexOf('Notes')])).toEqual([
    "'=1+1",
    "''tis",
    'a "quoted", one',
    '',
    "'+1\n'-1",
  ])

  await page.goto(importPage)
  await chooseFile(page, file)
  await expect(page.getByText('30 rows are in your tracker already.')).toBeVisible()
})

test('An import shows its progress, and canceling it keeps none of its rows', async ({ page }) => {
  const mine = buildApplication()
  await seed(page, 'jobApplications', [mine])
  await page.goto(importPage)
  const rows = Array.from({ length: 600 }, (_, at) => `Company ${at},Clerk,2026-03-04`)
  const startImport = async () => {
    await chooseFile(page, `Company,Position,Date\n${rows.join('\n')}\n`)
    await expect(page.getByText('600 rows would be added.')).toBeVisible()
    // Otherwise the import could end before the test sees its progress.
    const release = await holdStorageLock(page)
    await importButton(page).click()
    await expect(progress(page)).toBeVisible()
    return release
  }

  await test.step('Canceled, it keeps nothing and says so', async () => {
    const release = await startImport()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await release()
    await expect(page.getByText('You stopped the import. Nothing of it was kept.')).toBeFocused()
    await expect(done(page)).toBeHidden()
    expect(await stored(page)).toMatchObject([{ id: mine.id, company: mine.company }])
  })

  await test.step('Not canceled, it imports every row', async () => {
    const release = await startImport()
    await release()
    await expect(done(page)).toHaveText('Imported 600 applications.')
    await expect(done(page)).toBeInViewport()
    expect(await stored(page)).toHaveLength(601)
  })
})
