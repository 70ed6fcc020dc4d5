import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { datedItems } from '@/data/my-move/dated-items'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const path = '/app/move'
const today = browserMoment('2026-11-23T12:00')
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const checkOrders = datedItems.get('pcs-timeline/3-months/check-orders')?.title
const startHousing = datedItems.get('housing-steps/research-start')?.title
const mainText = (page: Page, text: string) => main(page).getByText(text)

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

test('A report date alone gives a plan that names what expires, survives a reload, and shares checked tasks with the checklist', async ({
  page,
}) => {
  await test.step('Without a report date nothing is saved, and the form says what it needs', async () => {
    await page.goto(path)
    await button(page, 'Save Move').click()
    await expect(page.getByText('Enter the date to report.')).toBeVisible()
    expect(await readStored(page, 'moves')).toBeNull()
  })

  await test.step('The plan names what expires around the move', async () => {
    const [, earned] = sampleData.professionalCertifications
    await seed(page, 'professionalCertifications', [{ ...earned, expirationDate: '2027-03-01' }])
    await plan(page, '2027-02-21')
    await expect(page.getByRole('heading', { level: 1, name: 'My Move' })).toBeFocused()
    await expect(
      mainText(page, 'CompTIA A+ expires Mar 1, 2027, 8 days after you report.'),
    ).toBeVisible()
  })

  await test.step('A report date alone gives a plan, which survives a reload', async () => {
    await expect(main(page).getByRole('checkbox').first()).toBeVisible()
    await page.reload()
    await expect(mainText(page, 'Report Feb 21, 2027 (in 90 days).')).toBeVisible()
  })

  await test.step('A checked timeline task is also checked in the checklist; other tasks are stored with the plan', async () => {
    const orders = main(page).getByRole('checkbox', { name: checkOrders, exact: true })
    await orders.check()
    await expect
      .poll(() => readStored(page, 'checklistProgress'))
      .toEqual({ '3-months': { 'check-orders': true } })
    // A checked task stays in place until the screen is opened again.
    await expect(orders).toBeVisible()
    await main(page).getByRole('checkbox', { name: startHousing, exact: true }).check()
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

test('A new date is previewed first and can be undone, and the app remembers what a calendar file contained', async ({
  page,
}) => {
  await test.step('A new date is previewed first, changes nothing until confirmed, and can be undone', async () => {
    await plan(page, '2027-02-21')
    const before = await readStored(page, 'moves')
    await button(page, 'Change a Date').click()
    await page.getByLabel('Report Date').fill('2027-03-07')
    await button(page, 'Save Move').click()
    await expect(page.getByRole('heading', { name: 'What Will Change' })).toBeFocused()
    await expect(mainText(page, 'Report Date: Mar 7, 2027 (was: Feb 21, 2027).')).toBeVisible()
    await expect(page.getByText(/open tasks? will move 14 days later\./)).toBeVisible()
    expect(await readStored(page, 'moves')).toEqual(before)

    await button(page, 'Back to the Dates').click()
    await expect(page.getByLabel('Report Date')).toHaveValue('2027-03-07')
    await button(page, 'Save Move').click()
    await button(page, 'Use the New Dates').click()
    await expect(mainText(page, 'Report Mar 7, 2027')).toBeVisible()

    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(mainText(page, 'Report Feb 21, 2027')).toBeVisible()
    expect(await readStored(page, 'moves')).toEqual(before)
  })

  await test.step('The calendar is below the plan on a phone, and beside it on a wide screen', async () => {
    const topOf = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? NaN
    expect(await topOf('Calendar')).toBeGreaterThan(await topOf('Later'))
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await topOf('Calendar')).toBeLessThanOrEqual(await topOf('This Week'))
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('The events of a calendar file are stored, and a second file reports that nothing changed', async () => {
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
      mainText(page, `Calendar file downloaded with ${count} events. Nothing changed.`),
    ).toBeVisible()
  })
})

test('A canceled move can be restored, and the next move starts with nothing checked', async ({
  page,
}) => {
  await test.step('A canceled move is listed under Earlier Moves, keeps its checked tasks, and can be restored', async () => {
    await seed(page, 'checklistProgress', { '3-months': { 'check-orders': true } })
    await plan(page, '2027-02-21')
    await button(page, 'Cancel This Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep This Move' }).click()
    await expect(button(page, 'Change a Date')).toBeVisible()

    await button(page, 'Cancel This Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel This Move' }).click()
    await expect(mainText(page, 'No move is planned right now.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Earlier Moves' })).toBeVisible()
    expect(await readStored(page, 'checklistProgress')).toEqual({
      '3-months': { 'check-orders': true },
    })
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(button(page, 'Change a Date')).toBeVisible()
  })

  await test.step('The next move starts with nothing checked, and the previous one keeps its checked tasks', async () => {
    await button(page, 'Start a New Move').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start a New Move' }).click()
    await page.getByLabel('Report Date').fill('2028-06-01')
    await button(page, 'Save Move').click()
    await expect(mainText(page, 'Report Jun 1, 2028')).toBeVisible()
    expect(await readStored(page, 'checklistProgress')).toEqual({})
    expect(await readStored(page, 'moveArchive')).toMatchObject([
      {
        move: { status: 'cancelled' },
        checklistProgress: { '3-months': { 'check-orders': true } },
      },
    ])
  })
})

test('My Move can be reached from the dashboard, from PCS Career Prep and from search', async ({
  page,
}) => {
  for (const from of ['/app', '/app/pcs-prep']) {
    await page.goto(from)
    await main(page).getByRole('link', { name: 'My Move' }).click()
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

test('The plan marks required tasks, and a click on a due date shows how to do the task', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment('2026-11-21T12:00'))
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true })).toBeVisible()
  await expect(mainText(page, 'Must do.').first()).toBeVisible()
  const task = main(page)
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

test('When two tabs each plan a first move, the second names the planned one and ends it only on a second save', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(path)
  await other.getByLabel('Report Date').fill('2027-03-07')
  await page.clock.setFixedTime(new Date(today.getTime() + 60_000))
  await plan(page, '2027-02-21')
  const planned = await readStored(page, 'moves')
  // The other tab has received the planned move by now.
  await expect(button(other, 'Cancel')).toBeVisible()

  await button(other, 'Save Move').click()
  await expect(other.getByRole('alert')).toContainText(
    '“Move to the new station, Feb 21, 2027” is already planned',
  )
  expect(await readStored(other, 'moves')).toEqual(planned)
  await expect(other.getByLabel('Report Date')).toHaveValue('2027-03-07')

  await button(other, 'Save Move').click()
  await expect(mainText(other, 'Report Mar 7, 2027')).toBeVisible()
  expect(await readStored(other, 'moveArchive')).toMatchObject([
    { move: { status: 'cancelled', reportDate: '2027-02-21' } },
  ])
})
