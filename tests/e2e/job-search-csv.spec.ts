import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const importPage = `${hub}?page=import`

async function choose(page: Page, content: string | Buffer, name = 'jobs.csv') {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const fixture = (name: string) => readFile(`tests/fixtures/csv/${name}.csv`)
const wouldAdd = (page: Page) => page.getByRole('heading', { name: 'What would be added' })
const doImport = (page: Page) => page.getByRole('button', { name: /^Import [\d,]+ Rows?$/ })
const done = (page: Page) => page.getByText(/^Imported [\d,]+ (application|posting)/)
const stored = (page: Page, key = 'jobApplications') => readStored(page, key)

test('A sheet kept by hand moves over: asked about, shown, imported once, and taken back', async ({
  page,
}) => {
  const { company, position, dateApplied, status, id, createdAt } = buildApplication({ id: '5' })
  const mine = { id, company, position, dateApplied, status, createdAt }
  await seed(page, 'jobApplications', [mine])
  await page.goto(hub)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Import CSV' })).toBeFocused()

  await choose(page, await fixture('by-hand'))
  await expect(page.getByText('4 rows would be added. 3 rows cannot be read.')).toBeVisible()
  await expect(page.getByText('Row 7. Date Applied: “3/22/20226” is not a date')).toBeVisible()
  await page.getByLabel('“Position filled” means').selectOption('Rejected')
  await expect(page.getByText('5 rows would be added. 2 rows cannot be read.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mar 4, 2026' })).toBeChecked()
  await page.getByText(/^Columns: 7 of 7 used$/).click()
  await page.getByLabel('Recruiter').selectOption('Notes')
  await expect(page.getByText('5 rows would be added.')).toBeVisible()
  expect(await stored(page)).toEqual([mine])

  await doImport(page).click()
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

  await choose(page, await fixture('by-hand'))
  await expect(page.getByText('4 rows are in your tracker already.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo the Import' }).click()
  await expect(page.getByText('5 rows of the import were taken back.')).toBeFocused()
  await expect(done(page)).toBeHidden()
  expect(await stored(page)).toMatchObject([mine])
  expect(await stored(page, 'savedPostings')).toEqual([])
})

test('Who begins with a spreadsheet finds the way; a file in an old encoding says what is a guess, and asks', async ({
  page,
}) => {
  const rows = 'Aide,Harbor,11/13/2026\nCook,Inn,13/11/2026\n'
  const cafe = Buffer.from([67, 97, 102, 0x8e])
  await page.goto(hub)
  await page.getByRole('link', { name: 'Bring In Your Spreadsheet' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Import CSV' })).toBeFocused()
  await choose(
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
  await doImport(page).click()
  await expect(done(page)).toHaveText('Imported 3 postings saved for later.')
  expect(await stored(page, 'savedPostings')).toMatchObject([
    { company: 'Café' },
    { company: 'Harbor', notes: 'Date: 11/13/2026' },
    { company: 'Inn', notes: 'Date: 13/11/2026' },
  ])
  expect(await stored(page)).toBeNull()
})

/** Opens the import with nothing stored but this. */
async function startImport(page: Page, stored: Readonly<Record<string, unknown>> = {}) {
  await startOver(page, stored)
  await page.goto(importPage)
}

test('What a file leaves open is asked about or told, before anything is added', async ({
  page,
}) => {
  await test.step('A date that can be read both ways is asked about once', async () => {
    await startImport(page)
    await choose(page, 'Company,Position,Date\nAcme,Clerk,03/04/2026\nHarbor,Clerk,05/06/2026\n')
    await expect(page.getByText('Which day is 03/04/2026?')).toBeVisible()
    await expect(doImport(page)).toBeDisabled()
    await page.getByRole('radio', { name: 'Apr 3, 2026' }).check()
    await doImport(page).click()
    await expect(done(page)).toBeVisible()
    expect(await stored(page)).toMatchObject([
      { dateApplied: '2026-06-05' },
      { dateApplied: '2026-04-03' },
    ])
  })

  await test.step('A year that is a slip is refused and asks nothing', async () => {
    await startImport(page)
    await choose(page, 'Company,Position,Date\nAcme,Clerk,3/4/0202\nHarbor,Aide,2026-03-05\n')
    await expect(page.getByText('1 row would be added. 1 row cannot be read.')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(doImport(page)).toBeEnabled()
  })

  await test.step('What is left out of a sheet is named, and no label is longer than a line can be', async () => {
    const long = 'x'.repeat(5_000)
    await startImport(page)
    await choose(
      page,
      `Company,Position,Date,Status,Heard back,${long}\nAcme,Clerk,2026-03-05,${long},Monday,1\n`,
    )
    const short = `${'x'.repeat(40)}…`
    await expect(page.getByText(`Columns left out: Heard back, ${short}`)).toBeVisible()
    await expect(page.getByLabel(`“${short}” means`)).toBeVisible()
    await expect(page.getByText('x'.repeat(50))).toHaveCount(0)
  })

  await test.step('Days without a year are asked about once', async () => {
    await startImport(page)
    await choose(page, 'Company,Position,Date\nAcme,Clerk,3/26\nHarbor,Clerk,4-Mar\n')
    await expect(page.getByText('Row 2. Date Applied: “3/26” has no year.')).toBeVisible()
    const year = String(new Date().getFullYear())
    await page.getByLabel('Which year is 3/26').selectOption(year)
    await doImport(page).click()
    await expect(done(page)).toHaveText('Imported 2 applications.')
    expect(await stored(page)).toMatchObject([
      { dateApplied: `${year}-03-26` },
      { dateApplied: `${year}-03-04` },
    ])
  })

  await test.step('Columns with names of their own are put right by hand', async () => {
    await startImport(page)
    await choose(page, 'Wo,Was,Wann\nAcme,Clerk,2026-03-04\n')
    await expect(page.getByText('No column is called Company or Position or Date')).toBeVisible()
    await page.getByLabel('Wo', { exact: true }).selectOption('Company')
    await page.getByLabel('Was', { exact: true }).selectOption('Position')
    await page.getByLabel('Wann', { exact: true }).selectOption('Date Applied')
    await expect(page.getByLabel('Wann', { exact: true })).toBeVisible()
    await doImport(page).click()
    await expect(done(page)).toHaveText('Imported 1 application.')
  })

  await test.step('A list of wishes needs no date', async () => {
    await startImport(page)
    await choose(page, 'Company,Role\nAcme,Clerk\nHarbor,Aide\n')
    await expect(page.getByText('Write “Saved” in a column “Status.”')).toBeVisible()
    await choose(page, 'Company,Role,Status\nAcme,Clerk,wishlist\nHarbor,Aide,saved\n')
    await expect(page.getByText('2 rows would be added.')).toBeVisible()
    await expect(page.getByText('No column is called')).toBeHidden()
    await doImport(page).click()
    await expect(done(page)).toHaveText('Imported 2 postings saved for later.')
    expect(await stored(page, 'savedPostings')).toMatchObject([
      { company: 'Acme' },
      { company: 'Harbor' },
    ])
  })

  await test.step('An application for a posting that stays saved for later is told', async () => {
    const saved = {
      id: '1',
      createdAt: '2026-11-01T00:00:00.000Z',
      company: 'Acme',
      position: 'Clerk',
    }
    await startImport(page, { savedPostings: [saved] })
    await choose(page, 'Company,Role,Date,Status\nAcme,Clerk,11/20/2026,Applied\n')
    await expect(wouldAdd(page)).toBeVisible()
    await expect(page.getByText('Row 2 is in Saved for Later too.')).toBeVisible()
    await doImport(page).click()
    await expect(done(page)).toHaveText('Imported 1 application.')
    expect(await stored(page, 'savedPostings')).toMatchObject([{ company: 'Acme' }])
  })
})

test('A file that cannot be used changes nothing, and the sentence says what to do', async ({
  page,
}) => {
  const mine = [buildApplication()]
  await seed(page, 'jobApplications', mine)
  await page.goto(importPage)
  const bad: readonly [content: string | Buffer, says: string][] = [
    ['', 'This file is empty. Choose another one.'],
    [' \n\r\n', 'This file is empty. Choose another one.'],
    ['Company,Position\nAcme,"Cle', 'ends in the middle of a row. Save or download it once more.'],
    [Buffer.from('PK\x03\x04\x00\x00'), 'This is a spreadsheet, not a CSV file. Open it'],
    [Buffer.from([0, 1, 2, 3, 0, 255, 254]), 'Save or download your list as CSV.'],
    [Buffer.from('%PDF-1.7'), 'This is a PDF.'],
    ['<!DOCTYPE html><p>Jobs', 'This is a web page, not a CSV file.'],
    ['[{"company":"Acme"}]', 'This is a JSON file, not a CSV file.'],
    ['Company,Position\n', 'no rows. Choose the file that holds your list.'],
    [`${'a,'.repeat(200)}\n1\n`, 'more than 100 columns.'],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'larger than 10 MB. Split it'],
  ]
  for (const [content, says] of bad) {
    await choose(page, content)
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(wouldAdd(page)).toBeHidden()
  }
  for (const cell of ['<img src=x onerror=alert(1)>', '=1+1', 'x'.repeat(5_000), '0202-03-04']) {
    await choose(page, `Company,Position,Date Applied\n${cell},${cell},${cell}\n`)
    await expect(page.getByText('No row is new. 1 row cannot be read.')).toBeVisible()
    await expect(doImport(page)).toBeHidden()
  }
  expect(await stored(page)).toEqual(mine)
})

test('The export holds what is stored, cell by cell, and comes back as it was', async ({
  page,
}) => {
  const records = buildApplications(30).map((record, at) => ({
    ...record,
    notes: ['=1+1', "'tis", 'a "quoted", one', '', '+1\n-1'][at % 5] ?? '',
  }))
  await seed(page, 'jobApplications', records)
  await page.goto(hub)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await coming
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
  await choose(page, file)
  await expect(page.getByText('30 rows are in your tracker already.')).toBeVisible()
})

/** A file that takes a while to write. */
function manyRows() {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `Company ${at},Clerk,2026-03-04,Applied,"Notes, of some length, for row ${at}"`,
  )
  return `Company,Position,Date,Status,Notes\n${rows.join('\n')}\n`
}
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Rows saved' })

test('10,000 rows come in, it shows how far they are, and an import that is stopped keeps nothing of it', async ({
  page,
}) => {
  await test.step('Stopped, it keeps nothing, and says so', async () => {
    const mine = buildApplication()
    await seed(page, 'jobApplications', [mine])
    await page.goto(importPage)
    await choose(page, manyRows())
    await expect(page.getByText('10,000 rows would be added.')).toBeVisible()
    await doImport(page).click()
    await expect(progress(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('You stopped the import. Nothing of it was kept.')).toBeFocused()
    await expect(done(page)).toBeHidden()
    expect(await stored(page)).toMatchObject([{ id: mine.id, company: mine.company }])
  })

  await test.step('Not stopped, it brings all of them', async () => {
    await choose(page, manyRows())
    await expect(page.getByText('10,000 rows would be added.')).toBeVisible()
    await doImport(page).click()
    await expect(progress(page)).toBeVisible()
    await expect(done(page)).toHaveText('Imported 10,000 applications.')
    await expect(done(page)).toBeInViewport()
    expect(await stored(page)).toHaveLength(10_001)
  })
})
