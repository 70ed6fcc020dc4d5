import type { Locator, Page } from '@playwright/test'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { expect, test } from '../support/fixtures'
import { readStored, seed } from '../support/storage'

const hub = '/app/pcs-prep'
const key = 'checklistProgress'

/** Progress in which every item of the timeline is done. */
const allDone = Object.fromEntries(
  pcsTimeline.rows.map(({ id, items }) => [id, Object.fromEntries(items.map((i) => [i.id, true]))]),
)
/** Two items of the section that is initially open. */
const [confirmDates, checkOrders] = ['confirm-move-dates', 'check-orders'].map(textOf) as [
  string,
  string,
]

test('A section opens and closes by click and by key, and stays as it was left', async ({
  page,
}) => {
  await test.step('A section opens and closes by click and by key, and checking an item does not change that', async () => {
    await page.goto(hub)
    await check(items(section(page, '3 Months Before PCS')).first())
    await title(page, 'After Arrival (First 30 Days)').click()
    await expect(items(section(page, 'After Arrival (First 30 Days)'))).toHaveCount(15)
    await title(page, '3 Months Before PCS').click()
    await expect(items(section(page, '3 Months Before PCS'))).toHaveCount(0)
    await expectTally(page, '3 Months Before PCS', '1/10', 10)

    // The tab stop before the first item is the summary that opens and closes the section.
    await items(section(page, 'After Arrival (First 30 Days)')).first().focus()
    await page.keyboard.press('Space')
    await expectTally(page, 'After Arrival (First 30 Days)', '1/15', 7)
    await expect(items(section(page, '3 Months Before PCS'))).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(items(section(page, 'After Arrival (First 30 Days)'))).toHaveCount(0)
  })

  await test.step('The same sections are open when a person returns to the checklist', async () => {
    const [first, third] = [
      section(page, '3 Months Before PCS'),
      section(page, '1 Month Before PCS'),
    ]
    await third.locator('summary').first().click()
    const expectAsLeft = async () => {
      await expect(items(third)).toHaveCount(10)
      await expect(items(first)).toHaveCount(0)
    }
    await expectAsLeft()
    await page.getByRole('tab', { name: 'Specialized Checklists' }).click()
    await expect(section(page, 'Students')).toBeVisible()
    await page.getByRole('tab', { name: 'Timeline Checklist' }).click()
    await expectAsLeft()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    await page.goBack()
    await expectAsLeft()
    await page.reload()
    await expectAsLeft()
  })
})

test('Every click is saved and announced at once, strikes the item through, and survives a reload', async ({
  page,
}) => {
  await page.goto(hub)
  await expectOverall(page, 0, 0)
  const line = (text: string) => page.locator('label', { hasText: text })
  await expect(line(checkOrders)).toHaveCSS('text-decoration-line', 'none')
  await line(checkOrders).click()
  // The toast is shown briefly; the live region announces the save as well.
  const toast = page.getByText('Saved', { exact: true })
  await expect(toast).toBeVisible()
  await expect(item(page, checkOrders)).toBeChecked()
  await expectStored(page, { '3-months': { 'check-orders': true } })
  await expect(line(checkOrders)).toHaveCSS('text-decoration-line', 'line-through')
  await expect(line(confirmDates)).toHaveCSS('text-decoration-line', 'none')
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await expect(toast).toBeHidden()
  await check(item(page, confirmDates))
  await expectStored(page, { '3-months': { 'confirm-move-dates': true, 'check-orders': true } })
  await page.reload()

  await expect(item(page, confirmDates)).toBeChecked()
  await expect(item(page, checkOrders)).toBeChecked()
  await expect(line(checkOrders)).toHaveCSS('text-decoration-line', 'line-through')
  await expectTally(page, '3 Months Before PCS', '2/10', 20)
  await expectOverall(page, 2, 4)

  await uncheck(item(page, confirmDates))
  await expect(line(confirmDates)).toHaveCSS('text-decoration-line', 'none')
  await expectStored(page, { '3-months': { 'confirm-move-dates': false, 'check-orders': true } })
  await page.reload()
  await expect(item(page, confirmDates)).not.toBeChecked()
  await expectTally(page, '3 Months Before PCS', '1/10', 10)
  await expectOverall(page, 1, 2)
})

test('Checking the last item of a section shows praise once, at that moment, with or without motion', async ({
  page,
}) => {
  const praise = page.getByRole('paragraph').filter({ hasText: 'All 10 checked off. Well done!' })
  await seed(page, key, { '3-months': { ...allDone['3-months'], 'check-orders': false } })
  await page.goto(hub)
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await test.step(reducedMotion, async () => {
      await page.emulateMedia({ reducedMotion })
      await expectTally(page, '3 Months Before PCS', '9/10', 90)
      await expect(praise).toHaveCount(0)
      await check(item(page, checkOrders))
      await expect(praise).toBeVisible()
      await expect(page.getByRole('status').first()).toHaveText(
        'Saved. All 10 of “3 Months Before PCS” are checked off. Well done!',
      )
      const isAnimated = await praise.evaluate((line) =>
        [line, ...line.querySelectorAll('*')].some(
          (element) => getComputedStyle(element).animationName !== 'none',
        ),
      )
      expect(isAnimated).toBe(reducedMotion === 'no-preference')
      if (reducedMotion === 'no-preference') return
      await page.reload()
      await expectTally(page, '3 Months Before PCS', '10/10', 100)
      await expect(praise).toHaveCount(0)
      await section(page, '3 Months Before PCS')
        .locator('details', { hasText: 'Finished' })
        .evaluate((finished: HTMLDetailsElement) => {
          finished.open = true
        })
      await uncheck(item(page, checkOrders))
      await expectTally(page, '3 Months Before PCS', '9/10', 90)
    })
  }
})

/** The text of an item of the timeline. */
function textOf(id: string): string {
  const found = pcsTimeline.rows.flatMap((row) => row.items).find((row) => row.id === id)
  if (!found) throw new Error(`The timeline has no item "${id}".`)
  return found.text
}

/** A section, open or closed. */
function section(page: Page, name: string): Locator {
  return page.getByRole('group').filter({ has: title(page, name) })
}

/** The name of a section; a click on it opens or closes the section. */
function title(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 3, name, exact: true })
}

/** The items that a section shows: none while it is closed. */
function items(of: Locator): Locator {
  return of.getByRole('checkbox')
}

function item(page: Page, text: string): Locator {
  return page.getByRole('checkbox', { name: text, exact: true })
}

/** Clicks an item and waits until it is checked, which it is once the change is stored. */
async function check(box: Locator) {
  await box.click()
  await expect(box).toBeChecked()
}

async function uncheck(box: Locator) {
  await box.click()
  await expect(box).not.toBeChecked()
}

async function expectTally(page: Page, name: string, tally: string, percent: number) {
  await expect(section(page, name).getByText(`${tally} done`)).toBeVisible()
  const bar = page.getByRole('progressbar', { name: `${name}: ${percent}% done`, exact: true })
  await expect(bar).toHaveAttribute('value', String(percent))
}

async function expectOverall(page: Page, done: number, percent: number) {
  await expect(page.getByText(`${percent}% complete, ${done} of 55`, { exact: true })).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Overall Progress' })
  await expect(bar).toHaveAttribute('value', String(percent))
}

async function expectStored(page: Page, progress: unknown) {
  await expect.poll(() => readStored(page, key)).toEqual(progress)
}
