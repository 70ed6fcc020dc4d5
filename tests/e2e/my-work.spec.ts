import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { readStored, seed } from '../support/storage'

const path = '/app/work'
const storedWork = (page: Page) => readStored(page, 'workRecord')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('New work needs plausible months and hours, and is still there after a reload', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Work')
  await page.getByRole('button', { name: 'Add Work' }).click()
  const form = page.getByRole('form', { name: 'Add Work' })
  await form.getByLabel('Job Title').fill('Nurse')
  await form.getByLabel('Organization').fill('Harbor Clinic')
  await form.getByRole('spinbutton', { name: 'Hours a Week' }).fill('200')
  await form.getByRole('combobox', { name: 'Start' }).selectOption('June')
  await field(page, 'Start').fill('0026')
  await form.getByRole('combobox', { name: 'End' }).selectOption('May')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Check the year. Use one from 1970 to 2100.')
  await expect(form).toContainText('Choose the month, and enter the year with four digits.')
  await expect(form).toContainText('Use a whole number from 0 to 168.')
  expect(await storedWork(page)).toBeNull()

  await field(page, 'Start').fill('2023')
  await field(page, 'End').fill('2023')
  await form.getByRole('spinbutton', { name: 'Hours a Week' }).fill('36')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('The end is before the start. Check both.')
  await field(page, 'End').fill('2025')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Add a Result: Nurse at Harbor Clinic' }).click()
  await field(page, 'Result').fill('Trained 12 new nurses in a year')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 result')).toBeVisible()

  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'Harbor Clinic' })
  await expect(card).toContainText('June 2023 – May 2025 (2 years)')
  await expect(card).toContainText('36')
  await expect(card).toContainText('Trained 12 new nurses in a year')
  expect(await storedWork(page)).toMatchObject([
    { kind: 'paid', title: 'Nurse', start: '2023-06', end: '2025-05', hoursPerWeek: 36 },
  ])
})

test('“I Took This Job” fills in new work from an offer, and stores nothing before it is saved', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [
    buildApplication({
      id: '1',
      position: 'Analyst',
      company: 'Acme',
      location: 'Norfolk, VA',
      status: 'offer',
    }),
  ])
  await page.goto('/app/job-search')
  await page.getByRole('button', { name: 'I Took This Job: Analyst at Acme' }).click()
  const form = page.getByRole('form', { name: 'Add Work' })
  await expect(form.getByLabel('Job Title')).toHaveValue('Analyst')
  await expect(form.getByLabel('State or Region')).toHaveValue('VA')
  expect(await storedWork(page)).toBeNull()
  await form.getByRole('combobox', { name: 'Start' }).selectOption('November')
  await field(page, 'Start').fill('2024')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Analyst' })).toBeVisible()
  await page.goto('/app/job-search')
  await expect(page.getByRole('link', { name: 'See It in My Work' })).toBeVisible()
})

test('The timeline names a gap, copies a sentence about it, and fills in the form of new work', async ({
  page,
}) => {
  const work = (id: string, title: string, start: string, end: string) => ({
    id,
    createdAt: '2026-11-01T20:00:00.000Z',
    title,
    start,
    end,
  })
  await seed(page, 'workRecord', [
    work('1', 'Clerk', '2012-01', '2015-01'),
    work('2', 'Teacher', '2016-08', '2020-02'),
    work('3', 'Nurse', '2020-08', ''),
  ])
  await seed(page, 'moves', [
    {
      id: '1',
      createdAt: '2020-01-01T20:00:00.000Z',
      from: 'VA',
      to: 'TX',
      reportDate: '2020-03-10',
      status: 'done',
    },
  ])
  await page.goto(`${path}?tab=timeline`)
  const sentences = page.getByRole('listitem').filter({ hasText: 'Relocated' })
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Nurse',
    'Gap: March 2020 to July 2020, 5 months',
    'Virginia to Texas',
    'Teacher',
    'Gap: February 2015 to July 2016, 18 months',
    'Clerk',
  ])
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText(/^Sentence (copied|selected)/)).toBeVisible()
  await expect(sentences.getByText('Relocated, Virginia to Texas, March 2020.')).toBeVisible()

  await page.getByRole('button', { name: 'Add What You Did: Gap: February 2015' }).click()
  const form = page.getByRole('form', { name: 'Add Work' })
  await expect(form.getByRole('combobox', { name: 'Start' })).toHaveValue('02')
  await expect(field(page, 'Start')).toHaveValue('2015')
  await expect(form.getByRole('combobox', { name: 'End' })).toHaveValue('07')
  await expect(field(page, 'End')).toHaveValue('2016')
  expect(await storedWork(page)).toHaveLength(3)
})

test('A JSON Resume file shows what it would add, can be imported and undone, and can be exported', async ({
  page,
}) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Import JSON Resume' }).click()
  const resume = {
    basics: { name: 'Ana' },
    work: [
      {
        name: 'Harbor Clinic',
        position: '<b>Nurse</b>',
        startDate: '2020-03-01',
        highlights: ['A'],
      },
      { name: 'County', position: 'Clerk', startDate: '2015' },
    ],
  }
  const choose = (text: string) =>
    page.getByLabel('JSON Resume file').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await choose('{"work": [{"posi')
  await expect(page.getByText('This file is not JSON, or part of it is missing.')).toBeVisible()
  await choose(JSON.stringify(resume))
  await expect(page.getByText('1 entry would be added.')).toBeVisible()
  await expect(page.getByText('<b>Nurse</b>')).toBeVisible()
  await expect(page.getByText('Clerk, County: “2015” is only a year.')).toBeVisible()
  expect(await storedWork(page)).toBeNull()

  await page.getByRole('button', { name: 'Import 1 Entry' }).click()
  await expect(page.getByText('Imported 1 entry.')).toBeFocused()
  expect(await storedWork(page)).toMatchObject([
    { title: '<b>Nurse</b>', start: '2020-03', end: '' },
  ])
  await page.getByRole('button', { name: 'Undo the Import' }).click()
  await expect(page.getByRole('tabpanel').getByText('The import was undone.')).toBeFocused()
  expect(await storedWork(page)).toEqual([])

  await choose(JSON.stringify(resume))
  await page.getByRole('button', { name: 'Import 1 Entry' }).click()
  await expect(page.getByText('Imported 1 entry.')).toBeFocused()
  await page.goto(path)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON Resume' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('resume.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    work: [{ name: 'Harbor Clinic', position: '<b>Nurse</b>' }],
  })
})
