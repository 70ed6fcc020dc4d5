import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { datedItems } from '@/data/my-move/dated-items'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import storageV1 from '../fixtures/storage-v1.json' with { type: 'json' }
import { readRaw, readStored, seed, seedRaw } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const path = '/app/move'
const today = browserMoment('2026-11-23T12:00')
const region = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const checkOrders = datedItems.get('pcs-timeline/3-months/check-orders')?.title
const startHousing = datedItems.get('housing-steps/research-start')?.title
const said = (page: Page, text: string) => region(page).getByText(text)

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.setViewportSize({ width: 390, height: 844 })
})

/** Enters a report date and nothing else. */
async function plan(page: Page, reportDate: string) {
  await page.goto(path)
  await page.getByLabel('Report Date').fill(reportDate)
  await button(page, 'Save Move').click()
  await expect(button(page, 'Change a Date')).toBeVisible()
}

test('What was stored before there were moves stays as it is, and the first plan has its ticks', async ({
  page,
}) => {
  for (const [key, text] of Object.entries(storageV1)) await seedRaw(page, key, text)
  await plan(page, '2027-02-21')
  await page.getByRole('heading', { name: 'Done', exact: true }).click()
  const orders = region(page).getByRole('checkbox', { name: checkOrders, exact: true })
  await expect(orders).toBeChecked()
  for (const [key, text] of Object.entries(storageV1)) expect(await readRaw(page, key)).toBe(text)
})

test('A report date alone gives a plan with what expires on the way, which is kept, and whose ticks count in the checklist too', async ({
  page,
}) => {
  await test.step('Without a report date nothing is saved, and the form says what it needs', async () => {
    await page.goto(path)
    await button(page, 'Save Move').click()
    await expect(page.getByText('Enter the date to report.')).toBeVisible()
    expect(await readStored(page, 'moves')).toBeNull()
  })

  await test.step('What expires on the way is named in the plan', async () => {
    const [, earned] = sampleData.professionalCertifications
    await seed(page, 'professionalCertifications', [{ ...earned, expirationDate: '2027-03-01' }])
    await plan(page, '2027-02-21')
    await expect(page.getByRole('heading', { level: 1, name: 'My Move' })).toBeFocused()
    await expect(
      said(page, 'CompTIA A+ expires Mar 1, 2027, 8 days after you report.'),
    ).toBeVisible()
  })

  await test.step('A report date alone gives a plan, and it is there after a reload', async () => {
    await expect(region(page).getByRole('checkbox').first()).toBeVisible()
    await page.reload()
    await expect(said(page, 'Report Feb 21, 2027 (in 90 days).')).toBeVisible()
  })

  await test.step('A tick of the timeline counts in the checklist too; one of another step stays here', async () => {
    const orders = region(page).getByRole('checkbox', { name: checkOrders, exact: true })
    await orders.check()
    await expect
      .poll(() => readStored(page, 'checklistProgress'))
      .toEqual({ '3-months': { 'check-orders': true } })
    // It stays in its place until the screen is opened again.
    await expect(orders).toBeVisible()
    await region(page).getByRole('checkbox', { name: startHousing, exact: true }).check()
    await expect
      .poll(() => readStored(page, 'planProgress'))
      .toEqual({
        'move-tasks': { 'ask-for-written-orders': true },
        'housing-steps': { 'research-start': true },
      })
    await page.reload()
    await page.getByRole('heading', { name: 'Done', exact: true }).click()
    await expect(orders).toBeChecked()
  })
})

test('Another date says first what it does and goes back, and the calendar file remembers what it told', async ({
  page,
}) => {
  await test.step('Another date says first what it does, changes nothing until it is agreed to, and goes back', async () => {
    await plan(page, '2027-02-21')
    const before = await readStored(page, 'moves')
    await button(page, 'Change a Date').click()
    await page.getByLabel('Report Date').fill('2027-03-07')
    await button(page, 'Save Move').click()
    await expect(page.getByRole('heading', { name: 'What Will Change' })).toBeFocused()
    await expect(said(page, 'Report Date: Mar 7, 2027 (was: Feb 21, 2027).')).toBeVisible()
    await expect(page.getByText(/open tasks? will move 14 days later\./)).toBeVisible()
    expect(await readStored(page, 'moves')).toEqual(before)

    await button(page, 'Back to the Dates').click()
    await expect(page.getByLabel('Report Date')).toHaveValue('2027-03-07')
    await button(page, 'Save Move').click()
    await button(page, 'Use the New Dates').click()
    await expect(said(page, 'Report Mar 7, 2027')).toBeVisible()

    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(said(page, 'Report Feb 21, 2027')).toBeVisible()
    expect(await readStored(page, 'moves')).toEqual(before)
  })

  await test.step('On a phone the calendar stands below the plan, on a wide screen beside it', async () => {
    const topOf = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? NaN
    expect(await topOf('Calendar')).toBeGreaterThan(await topOf('Later'))
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await topOf('Calendar')).toBeLessThanOrEqual(await topOf('This Week'))
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('The calendar file is remembered as it goes out, and a second one says that nothing changed', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download Calendar File').click(),
    ])
    expect(download.suggestedFilename()).toBe('milspouse-move.ics')
    const text = readFileSync(await download.path(), 'utf8')
    const count = text.split('BEGIN:VEVENT').length - 1
    const stored = (await readStored(page, 'calendarEvents')) ?? {}
    expect(Object.keys(stored)).toHaveLength(count)
    await button(page, 'Download Calendar File').click()
    await expect(
      said(page, `Calendar file downloaded with ${count} events. Nothing changed.`),
    ).toBeVisible()
  })
})

test('With three weeks left nothing is overdue, and what can wait is collapsed', async ({
  page,
}) => {
  await plan(page, '2026-12-14')
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'This Week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'If There Is Time' })).toBeVisible()
})

test('A canceled move can come back, and the next move begins with nothing ticked', async ({
  page,
}) => {
  await test.step('A canceled move stays under the earlier ones with its ticks, and can come back', async () => {
    await seed(page, 'checklistProgress', { '3-months': { 'check-orders': true } })
    await plan(page, '2027-02-21')
    await button(page, 'Cancel This Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep This Move' }).click()
    await expect(button(page, 'Change a Date')).toBeVisible()

    await button(page, 'Cancel This Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel This Move' }).click()
    await expect(said(page, 'No move is planned right now.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Earlier Moves' })).toBeVisible()
    expect(await readStored(page, 'checklistProgress')).toEqual({
      '3-months': { 'check-orders': true },
    })
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(button(page, 'Change a Date')).toBeVisible()
  })

  await test.step('The next move begins with nothing ticked, and the one before keeps what was', async () => {
    await button(page, 'Start a New Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start a New Move' }).click()
    await page.getByLabel('Report Date').fill('2028-06-01')
    await button(page, 'Save Move').click()
    await expect(said(page, 'Report Jun 1, 2028')).toBeVisible()
    expect(await readStored(page, 'checklistProgress')).toEqual({})
    expect(await readStored(page, 'moveArchive')).toMatchObject([
      { move: { status: 'done' }, checklistProgress: { '3-months': { 'check-orders': true } } },
    ])
  })
})

test('A first move begun in two tabs: the second names what is planned, and ends it only when asked again', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(path)
  await other.getByLabel('Report Date').fill('2027-03-07')
  await page.clock.setFixedTime(new Date(today.getTime() + 60_000))
  await plan(page, '2027-02-21')
  const planned = await readStored(page, 'moves')
  // It knows of the other one by now.
  await expect(button(other, 'Cancel')).toBeVisible()

  await button(other, 'Save Move').click()
  await expect(other.getByRole('alert')).toContainText(
    '“Move to the new station, Feb 21, 2027” is already planned',
  )
  expect(await readStored(other, 'moves')).toEqual(planned)
  await expect(other.getByLabel('Report Date')).toHaveValue('2027-03-07')

  await button(other, 'Save Move').click()
  await expect(said(other, 'Report Mar 7, 2027')).toBeVisible()
  expect(await readStored(other, 'moveArchive')).toMatchObject([
    { move: { status: 'done', reportDate: '2027-02-21' } },
  ])
})

test('My Move is reached from the dashboard, from PCS Career Prep and from the search', async ({
  page,
}) => {
  for (const from of ['/app', '/app/pcs-prep']) {
    await page.goto(from)
    await region(page).getByRole('link', { name: 'My Move' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: 'My Move' })).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/app/pcs-prep')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search everything' }).fill('my move')
  await page.getByRole('option', { name: /^My Move/ }).click()
  await expect(page).toHaveURL(path)
})

test('The plan marks what must be done, and a press on the line of a day shows how the task is done', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment('2026-11-21T12:00'))
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true })).toBeVisible()
  await expect(said(page, 'Must do.').first()).toBeVisible()
  const task = region(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('checkbox', { name: 'Gather your papers in one folder', exact: true }),
    })
  const details = task.getByRole('group')
  await expect(task.getByText('Due Nov 22, 2026 (tomorrow).')).toBeVisible()
  await expect(details).not.toHaveAttribute('open')
  await task.getByText('Due Nov 22, 2026 (tomorrow).').click()
  await expect(details).toHaveAttribute('open')
  await expect(task.getByRole('checkbox')).not.toBeChecked()
})
