import type { Page } from '@playwright/test'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { addDays, formatDay } from '@/engine/calendar-day'
import { buildApplication } from '../support/applications'
import { firstScreens } from '../support/first-items'
import { expect, test } from '../support/fixtures'
import { buildMove } from '../support/moves'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const dashboard = '/app'
const today = '2026-11-22'
const now = (page: Page) => page.getByRole('region', { name: 'What Now?' })
const move = (page: Page) => page.getByRole('region', { name: 'Next Steps of Your Move' })
const steps = pcsTimeline.rows.flatMap(({ items }) => items.map(({ text }) => text))
const step = (page: Page, at: number) =>
  move(page).getByRole('checkbox', { name: steps[at], exact: true })

test.beforeEach(({ page }) => page.clock.setFixedTime(browserMoment('2026-11-22T12:00')))

test('The dashboard starts with what is due, each with one link to act on it', async ({ page }) => {
  await seed(page, 'onboardingComplete', true)
  await seed(page, 'jobApplications', [
    buildApplication({ id: '4', position: 'Manager', status: 'offer' }),
    buildApplication({ id: '3', position: 'Nurse', status: 'interview' }),
    buildApplication({ id: '2', position: 'Clerk', dateApplied: addDays(today, -30) }),
    buildApplication({ id: '1', position: 'Baker', dateApplied: addDays(today, -29) }),
  ])
  const [target, earned] = sampleData.professionalCertifications
  await seed(page, 'professionalCertifications', [
    target,
    { ...earned, id: '5', expirationDate: addDays(today, -1) },
    { ...earned, id: '7', name: 'CPR', expirationDate: addDays(today, 60) },
  ])
  const [goal, completed] = sampleData.professionalGoals
  await seed(page, 'professionalGoals', [
    { ...goal, id: '6', targetDate: addDays(today, -5) },
    completed,
  ])
  await page.goto(dashboard)
  await expect(now(page).getByRole('listitem')).toHaveText([
    /^Offer: Manager at Acme LogisticsThey’re waiting on you\./,
    /^Finish the SQL courseOverdue since Nov 17, 2026 \(5 days ago\)\./,
    `CompTIA A+Expired ${formatDay(addDays(today, -1))} (yesterday).Update Certification – CompTIA A+`,
    /^Interview: Nurse at Acme Logistics/,
    /^No answer: Clerk at Acme LogisticsYou applied Oct 23, 2026 \(30 days ago\)\./,
    /^CPRExpires Jan 21, 2027 \(in 60 days\)\./,
  ])
  await expect(now(page).getByRole('heading', { level: 3 })).toHaveText([
    'Answer First',
    'Today',
    'Waiting on You',
    'Coming Up',
  ])
  const comingUp = now(page).getByRole('region', { name: 'Coming Up' })
  await expect(comingUp.getByRole('listitem')).toHaveText(/^CPR/)
  await now(page)
    .getByRole('link', { name: 'Update Application – Offer: Manager at Acme Logistics' })
    .click()
  // An offer leads to its card, not to a form.
  const card = page.getByRole('heading', { name: 'Manager', exact: true })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('The next three steps of a move can be checked off on the dashboard as in the checklist, and unchecked again', async ({
  page,
}) => {
  await test.step('Checked and unchecked', async () => {
    await seed(page, 'modulePreferences', ['pcs-prep'])
    await page.goto(dashboard)
    const boxes = move(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    await step(page, 1).focus()
    await page.keyboard.press('Space')
    await expect(step(page, 1)).toBeChecked()
    await expect(step(page, 1)).toBeFocused()
    await expect(page.getByRole('status')).toHaveText('Saved.')
    await expect(boxes).toHaveCount(4)
    await expect(step(page, 3)).not.toBeChecked()
    await expect(move(page)).toContainText('1 of 55 done')
    await expect(page.getByRole('link', { name: /^2%/ })).toBeVisible()

    await step(page, 1).uncheck()
    await expect(boxes).toHaveCount(3)
    await step(page, 0).check()
    await expect
      .poll(() => readStored(page, 'checklistProgress'))
      .toEqual({ '3-months': { 'check-orders': false, 'confirm-move-dates': true } })

    await move(page).getByRole('link', { name: 'See the Whole Checklist' }).click()
    await expect(page).toHaveURL('/app/pcs-prep?tab=timeline')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PCS Career Prep')
    await expect(page.getByRole('checkbox', { name: steps[0], exact: true })).toBeChecked()
    await page.goBack()
    await expect(step(page, 1)).toBeVisible()
    await expect(step(page, 0)).toHaveCount(0)
  })
})

test('With a planned move, its tasks are grouped by due day and can be checked off as in the plan', async ({
  page,
}) => {
  await test.step('A checked task stays in view, and is done in the plan', async () => {
    await seed(page, 'moves', [buildMove({ reportDate: '2027-02-20', plannedOn: today })])
    await page.goto(dashboard)
    const ofToday = page.getByRole('region', { name: 'Today' })
    await expect(ofToday).toContainText('Nothing for your move is due today.')
    await expect(ofToday.getByRole('checkbox')).toHaveCount(0)
    const tasks = page.getByRole('region', { name: 'This Week' })
    await expect(tasks.getByRole('checkbox')).toHaveCount(3)
    await expect(move(page)).toHaveCount(0)
    const first = tasks.getByRole('checkbox').first()
    await first.check()
    await expect(first).toBeChecked()
    await expect(page.getByRole('status')).toHaveText('Saved.')
    await expect(tasks.getByRole('checkbox')).toHaveCount(3)
    await ofToday.getByRole('link', { name: 'See the Whole Plan' }).click()
    await expect(page).toHaveURL('/app/move')
    await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  })
})

test('What is due starts near the top of the window, and causes no layout shift', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await watchLayoutShifts(page)
  for (const { width, height, defaultLimit } of Object.values(firstScreens)) {
    await test.step(`Within the first ${defaultLimit} pixels of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(dashboard)
      const first = await now(page).getByRole('listitem').first().boundingBox()
      expect(first?.y).toBeLessThanOrEqual(defaultLimit)
      // The tip loads after the rest. Layout shifts are reported after the frame that has them.
      await expect(page.getByRole('heading', { name: /^Tip \d of 7$/ })).toBeVisible()
      for (let frame = 0; frame < 2; frame++) {
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      expect(await page.evaluate(() => 'shifted' in window && window.shifted)).toEqual([])
    })
  }
})

test('If the code of What Now does not load, the dashboard shows the rest and a link to the setup', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED/)
  await page.route('**/assets/now-*.js', (route) => route.abort())
  await page.goto(dashboard)
  await expect(page.getByRole('link', { name: 'Start Setup' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^0\s*Job Applications/ })).toBeVisible()
  await expect(now(page)).toHaveCount(0)
})

/** Collects in `window.shifted` the text of content that a layout shift moved. */
async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifted: string[] = []
    Object.assign(window, { shifted })
    interface Shift extends PerformanceEntry {
      sources: readonly { node: Node | null }[]
    }
    const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries().filter(isShift)) {
        for (const { node } of sources) {
          if (document.querySelector('main')?.contains(node)) shifted.push(node?.textContent ?? '')
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
