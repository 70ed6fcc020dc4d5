import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const importPage = `${hub}?page=import`

async function chooseFile(page: Page, content: string | Buffer, name = 'jobs.csv') {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const fixture = (name: string) => readFile(`tests/fixtures/csv/${name}.csv`)
const previewHeading = (page: Page) => page.getByRole('heading', { name: 'What would be added' })
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

test('The empty tracker leads to the import, which says what it guesses about a file in an old encoding', async ({
  page,
}) => {
  const rows = 'Aide,Harbor,11/13/2026\nCook,Inn,13/11/2026\n'
  const cafe = Buffer.from([67, 97, 102, 0x8e])
  await page.goto(hub)
  await page.getByRole('link', { name: 'Bring In Your Spreadsheet' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Import CSV' })).toBeFocused()
  await chooseFile(
    page,
    Buffer.concat([Buffer.from('Title,Company,Date\nClerk,'), cafe, Buffer.from(`,\n${rows}`)]),
  )
  await expect(
    page.getByText('This file does not say how its characters are encoded.'),
  ).toBeVisible()
  await expect(page.getByText('We read “13/11/2026” as Nov 13, 2026.')).toBeVisible()
  await expect(page.getByText('2 rows would be added. 1 row cannot be read.')).toBeVisible()
  await page.getByLabel('These are saved, not applied').check()
  await expect(page.getByText('3 rows would be added.')).toBeVisible()
  await importButton(page).click()
  await expect(done(page)).toHaveText('Imported 3 postings saved for later.')
  expect(await stored(page, 'savedPostings')).toMatchObject([
    { company: 'Café' },
    { company: 'Harbor', notes: 'Date: 11/13/2026' },
    { company: 'Inn', notes: 'Date: 13/11/2026' },
  ])
  expect(await stored(page)).toBeNull()
})

test('A file that cannot be used changes nothing, and the message says what to do', async ({
  page,
}) => {
  const mine = [buildApplication()]
  await seed(page, 'jobApplications', mine)
  await page.goto(importPage)
  const bad: readonly [content: string | Buffer, message: string][] = [
    ['', 'This file is empty. Choose another one.'],
    ['Company,Position\nAcme,"Cle', 'ends in the middle of a row. Save or download it once more.'],
    [Buffer.from('PK\x03\x04\x00\x00'), 'This is a spreadsheet, not a CSV file. Open it'],
    ['Company,Position\n', 'no rows. Choose the file that holds your list.'],
  ]
  for (const [content, message] of bad) {
    await chooseFile(page, content)
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(previewHeading(page)).toBeHidden()
  }
  for (const cell of ['<img src=x onerror=alert(1)>', 'x'.repeat(5_000)]) {
    await chooseFile(page, `Company,Position,Date Applied\n${cell},${cell},${cell}\n`)
    await expect(page.getByText(`Date Applied: “${cell.slice(0, 20)}`)).toBeVisible()
    await expect(page.getByText('No row is new. 1 row cannot be read.')).toBeVisible()
    await expect(importButton(page)).toBeHidden()
  }
  expect(await stored(page)).toEqual(mine)
})

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

/** A file that takes a while to import. */
function manyRows() {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `Company ${at},Clerk,2026-03-04,Applied,"Notes, of some length, for row ${at}"`,
  )
  return `Company,Position,Date,Status,Notes\n${rows.join('\n')}\n`
}
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Rows saved' })

test('Importing 10,000 rows shows the progress, and canceling it keeps none of them', async ({
  page,
}) => {
  await test.step('Canceled, it keeps nothing and says so', async () => {
    const mine = buildApplication()
    await seed(page, 'jobApplications', [mine])
    await page.goto(importPage)
    await chooseFile(page, manyRows())
    await expect(page.getByText('10,000 rows would be added.')).toBeVisible()
    await importButton(page).click()
    await expect(progress(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('You stopped the import. Nothing of it was kept.')).toBeFocused()
    await expect(done(page)).toBeHidden()
    expect(await stored(page)).toMatchObject([{ id: mine.id, company: mine.company }])
  })

  await test.step('Not canceled, it imports every row', async () => {
    await chooseFile(page, manyRows())
    await expect(page.getByText('10,000 rows would be added.')).toBeVisible()
    await importButton(page).click()
    await expect(progress(page)).toBeVisible()
    await expect(done(page)).toHaveText('Imported 10,000 applications.')
    await expect(done(page)).toBeInViewport()
    expect(await stored(page)).toHaveLength(10_001)
  })
})
