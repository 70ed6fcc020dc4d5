import type { Page } from '@playwright/test'
import { binderContacts } from '@/data/my-move/binder-contacts'
import { binderSheets } from '@/data/my-move/binder-sheets'
import { datedItems } from '@/data/my-move/dated-items'
import { planTasks } from '@/data/my-move/plan-tasks'
import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { buildMove } from '../support/moves'
import { printedPages, withoutSpaces } from '../support/pdf-text'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const path = '/app/move'
const binder = (page: Page) => page.locator('.printed-alone')
const printButton = (page: Page) => page.getByRole('button', { name: 'Print Move Binder' })

/** The stored data of a family that has not done any task yet. */
const full = {
  ...sampleData,
  moves: [
    buildMove({ from: 'HI', fromPlace: 'Schofield Barracks', to: 'WA', packOutDate: '2027-02-04' }),
  ],
  checklistProgress: {},
  planProgress: {},
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(browserMoment('2026-11-23T12:00'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    let times = 0
    window.print = () => Object.assign(window, { timesPrinted: ++times })
  })
})

/** Opens My Move with this data in storage, and opens the binder. */
async function openBinder(page: Page, stored: Readonly<Record<string, unknown>>) {
  for (const [key, value] of Object.entries(stored)) await seed(page, key, value)
  await page.goto(path)
  await printButton(page).click()
  await expect(binder(page)).toBeAttached()
}

/** The text of each sheet of the binder, with this data in storage. */
async function printBinder(page: Page, stored: Readonly<Record<string, unknown>>) {
  await openBinder(page, stored)
  return printedPages(page)
}

test('The binder has the tasks, the dates, the contacts, the applications, the certificates, and sheets to write on', async ({
  page,
}) => {
  const planned = {
    contact: 'Dana',
    nextAction: 'Call about the start',
    nextActionDate: '2026-12-01',
  }
  const [sent, ...others] = full.jobApplications
  const jobApplications = [{ ...sent, ...planned }, ...others]
  const sheets = await printBinder(page, { ...full, jobApplications })
  const text = sheets.join(' ')

  await test.step('It has every task of the plan by week, and each sheet has its number', () => {
    const titles = planTasks.rows
      .filter(({ onlyTo }) => !onlyTo)
      .map(({ id }) => datedItems.get(id)?.title ?? id)
    const printed = withoutSpaces(text)
    expect(titles.filter((title) => !printed.includes(withoutSpaces(title)))).toEqual([])
    expect(text).toContain('Week of Jan 31, 2027 Pack-out: Thu, Feb 4')
    expect(sheets.length).toBeLessThanOrEqual(12)
    sheets.forEach((sheet, at) => expect(sheet).toContain(`Page ${at + 1} of ${sheets.length}`))
  })

  await test.step('The first sheet has the dates and the contacts', () => {
    const [first = ''] = sheets
    expect(first).toContain('From Schofield Barracks, Hawaii to Washington')
    expect(first).toContain('Thu, Feb 4, 2027')
    expect(first).toContain('about Sun, Feb 14, 2027')
    expect(first).toContain('800-342-9647')
    for (const { who } of binderContacts.rows) expect(first).toContain(who)
  })

  await test.step('It has the open applications, the certificates with their expiration dates, and sheets to write on', () => {
    expect(text).toMatch(/Dana Dec 1, 2026: Call about the start/)
    expect(text).toContain('Supply Chain Analyst Harborline Analytics, Remote Applied Sent Nov 19')
    expect(text).toContain('CompTIA A+')
    expect(text).toContain('Jan 20, 2027')
    for (const { title } of binderSheets.rows) expect(text).toContain(title)
  })
})

test('With more of everything than it has room for, the binder stays within seventeen sheets', async ({
  page,
}) => {
  const [, earned] = sampleData.professionalCertifications
  const [license] = sampleData.professionalLicenses
  const [option] = sampleData.childCare
  const endless = '👩‍👩‍👧‍👦 Ñandú '.repeat(20).slice(0, 200)
  const long = {
    position: endless,
    company: 'W'.repeat(200),
    notes: 'W'.repeat(5000),
    contact: 'W'.repeat(200),
    nextAction: endless,
    nextActionDate: '2026-12-01',
  }
  const sheets = await printBinder(page, {
    moves: [
      buildMove({ from: 'HI', fromPlace: endless, to: 'overseas', toPlace: 'W'.repeat(200) }),
    ],
    userProfile: { ...sampleData.userProfile, careerField: 'Nursing' },
    jobApplications: buildApplications(200).map(({ id }) => buildApplication({ id, ...long })),
    professionalCertifications: Array.from({ length: 60 }, (_, at) => ({
      ...earned,
      id: String(at),
      name: 'W'.repeat(200),
      issuingOrg: endless,
      expirationDate: '2027-03-01',
      renewalRequirements: 'W '.repeat(2500),
    })),
    professionalLicenses: Array.from({ length: 12 }, (_, at) => ({ ...license, id: String(at) })),
    workRecord: Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      createdAt: '2026-11-20T10:00:00.000Z',
      kind: 'paid',
      title: endless,
      organization: 'W'.repeat(200),
      city: 'W'.repeat(100),
      start: '2023-06',
      end: '2026-05',
      hoursPerWeek: 36,
    })),
    childCare: Array.from({ length: 40 }, (_, at) => ({
      ...option,
      id: String(at),
      program: 'W'.repeat(200),
      forWhom: endless,
      contact: 'W'.repeat(200),
    })),
  })
  const text = sheets.join(' ')
  expect(sheets.length).toBeLessThanOrEqual(17)
  expect(text).toMatch(/And 19\d more in the Application Tracker/)
  expect(text).toContain('more under Professional Development and Licensing')
  expect(text).toContain('About licenses: The federal license law')
})

test('Before any date is entered, the binder is a form to fill in by hand', async ({ page }) => {
  const sheets = await printBinder(page, {})
  const text = sheets.join(' ')
  expect(sheets[0]).toContain('Orders Pack-out Departure Report')
  expect(text).toContain('No report date yet.')
  for (const { title } of binderSheets.rows) expect(text).toContain(title)
  expect(sheets.length).toBeLessThanOrEqual(5)
})

test('The binder opens by keyboard, prints alone in black on white, and is unavailable while dates are edited', async ({
  page,
}) => {
  await test.step('A key press opens the print dialog once, and the next key returns to the page', async () => {
    for (const [key, value] of Object.entries({ ...full, darkMode: true })) {
      await seed(page, key, value)
    }
    await page.goto(path)
    await printButton(page).press('Enter')
    await expect(page).toHaveTitle('Move Binder')
    await expect
      .poll(() => page.evaluate(() => 'timesPrinted' in window && window.timesPrinted))
      .toBe(1)
    await page.keyboard.press('Tab')
    await expect(binder(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^My Move/)
    const [first = ''] = await printedPages(page)
    expect(first).toContain('My Move')
  })

  await test.step('While dates are edited, it is unavailable, because it would have the old ones', async () => {
    await page.getByRole('button', { name: 'Change a Date' }).click()
    await expect(page.getByLabel('Report Date')).toBeVisible()
    await expect(printButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('Nothing else on the page prints, and in the dark theme it is black on white', async () => {
    await printButton(page).click()
    await expect(binder(page)).toBeAttached()
    await expect(binder(page)).toBeHidden()
    const text = (await printedPages(page)).join(' ')
    for (const screenText of ['Change a Date', 'Download Calendar File', 'Skip to', 'in 90 days']) {
      expect(text).not.toContain(screenText)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main')).toBeHidden()
    const colors = await binder(page).evaluate((element) => [
      ...new Set(
        [element, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one).color),
      ),
    ])
    expect(colors).toEqual(['rgb(0, 0, 0)'])
  })
})

test('A move that has ended prints with its dates and what was checked off', async ({ page }) => {
  const move = buildMove({ status: 'cancelled', toPlace: 'Fort Bragg' })
  const { id, createdAt, updatedAt } = move
  await seed(page, 'moves', [move])
  await seed(page, 'moveArchive', [
    {
      ...{ id, createdAt, updatedAt, move, endedOn: '2026-12-01' },
      checklistProgress: { '3-months': { 'check-orders': true } },
      planProgress: {},
    },
  ])
  await page.goto(path)
  await page.getByRole('heading', { name: 'Move to Fort Bragg, Feb 21, 2027' }).click()
  await page.getByRole('button', { name: 'Print This Move' }).click()
  await expect(binder(page)).toBeAttached()
  const text = (await printedPages(page)).join(' ')
  expect(text).toContain('Earlier Move To Fort Bragg Canceled Dec 1, 2026.')
  const done = text.slice(text.indexOf('Done'), text.indexOf('Not Done'))
  const [, { title = '' } = {}] =
    [...datedItems].find(([name]) => name === 'pcs-timeline/3-months/check-orders') ?? []
  expect(done).toContain(title)
  expect(text).not.toContain('Who to Call')
})
