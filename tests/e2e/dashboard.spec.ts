import type { Page } from '@playwright/test'
import { site } from '@/data/site'
import { screens } from '@/screens'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { readRaw, seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const dashboard = '/app'
const greeting = (page: Page) => page.getByRole('heading', { level: 1 })

test('The greeting uses the name in the profile, and changes at noon while the page stays open', async ({
  page,
}) => {
  await seed(page, 'userProfile', { name: 'Jamie' })
  await page.clock.install({ time: browserMoment('2026-11-21T11:59') })
  await page.goto(dashboard)
  await expect(greeting(page)).toHaveText('Good morning, Jamie')
  await page.clock.runFor('01:00')
  await expect(greeting(page)).toHaveText('Good afternoon, Jamie')
})

test.describe('The tips', () => {
  const tip = (page: Page, number: number) =>
    page.getByRole('region', { name: `Tip ${number} of 7` })
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause tips' })
  const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000)

  test.beforeEach(async ({ page }) => {
    // Only the test advances the clock, however long the page takes to load.
    await page.clock.install({ time: browserMoment('2026-11-21T08:00') })
    await page.clock.pauseAt(browserMoment('2026-11-21T09:00'))
    await page.goto(dashboard)
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(tip(page, 1)).toBeVisible({ timeout: 500 })
    }).toPass()
    // The ten-second timer restarts when the pointer leaves.
    await tip(page, 1).hover()
    await leave(page)
  })

  test('pause by button, under the pointer, while the focus is in them, and while the page is hidden', async ({
    page,
  }) => {
    await test.step('by button, until it is pressed again', async () => {
      await pause(page).click()
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
      await leave(page)
      await seconds(page, 60)
      await expect(tip(page, 1)).toBeVisible()
      await pause(page).click()
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'false')
      await leave(page)
      await seconds(page, 10)
      await expect(tip(page, 2)).toBeVisible()
    })
    await test.step('under the pointer and while the focus is in them', async () => {
      await tip(page, 2).hover()
      await seconds(page, 30)
      await expect(tip(page, 2)).toBeVisible()
      await leave(page)
      await seconds(page, 10)
      await expect(tip(page, 3)).toBeVisible()
      await pause(page).focus()
      await seconds(page, 30)
      await expect(tip(page, 3)).toBeVisible()
      await leave(page)
    })
    await test.step('while the page is hidden', async () => {
      const setVisibility = (state: DocumentVisibilityState) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await setVisibility('hidden')
      await seconds(page, 60)
      await expect(tip(page, 3)).toBeVisible()
      await setVisibility('visible')
      await seconds(page, 10)
      await expect(tip(page, 4)).toBeVisible()
    })
  })

  /** Moves the pointer and the focus out of the tip. */
  async function leave(page: Page) {
    await pause(page).blur()
    await page.mouse.move(5, 5)
  }
})

test('The stat cards start at zero for a new user, and update when another tab stores data', async ({
  page,
  context,
}) => {
  await page.goto(dashboard)
  await expectStat(page, '0 Job Applications', '/app/job-search')
  await expectStat(page, '0% PCS Prep Complete PCS: permanent change of station', '/app/pcs-prep')

  const other = await context.newPage()
  await other.goto('/about')
  for (const { statuses, card } of [
    { statuses: ['applied'], card: '1 Job Application' },
    { statuses: ['interview', 'offer'], card: '2 Job Applications 1 interview' },
    { statuses: ['interview', 'rejected', 'interview'], card: '3 Job Applications 2 interviews' },
  ] as const) {
    const stored = statuses.map((status, at) => buildApplication({ id: String(at + 1), status }))
    await other.evaluate(
      (text) => localStorage.setItem('jobApplications', text),
      JSON.stringify(stored),
    )
    await expectStat(page, card, '/app/job-search')
  }
})

test('The dashboard sets the join date once, shows the chosen modules, and remembers a dismissal', async ({
  page,
}) => {
  await test.step('The join date is set at the first visit and never again', async () => {
    const first = '2026-11-21T08:00:00.000Z'
    await page.clock.setFixedTime(new Date(first))
    await page.goto('/app/job-search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readRaw(page, 'joinDate'), 'before the dashboard was seen').toBeNull()
    await page.goto(dashboard)
    await expect.poll(() => readRaw(page, 'joinDate')).toBe(JSON.stringify(first))

    await page.clock.setFixedTime(new Date('2026-12-24T08:00:00.000Z'))
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    await page.getByRole('link', { name: 'Edit Preferences' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(await readRaw(page, 'joinDate')).toBe(JSON.stringify(first))
  })

  await test.step('All seven modules are listed, or the chosen ones in the order of the navigation', async () => {
    const modules = (name: string) => page.getByRole('region', { name, exact: true })
    await page.goto(dashboard)
    const titles = screens.map(({ title }) => new RegExp(`^${title}`))
    await expect(modules('All Modules').getByRole('listitem')).toHaveText(titles)

    await seed(page, 'modulePreferences', ['housing', 'licensing', 'job-search'])
    await page.reload()
    const chosen = modules('Your Priority Modules')
    await expect(chosen.getByRole('listitem')).toHaveText([
      /^Job Search Hub/,
      /^Licensing Navigator/,
      /^Housing Hub/,
    ])
    await chosen.getByRole('link', { name: /^Licensing Navigator/ }).click()
    await expect(page).toHaveURL('/app/licensing')
    await page.goBack()
    await page.getByRole('link', { name: 'Edit Preferences' }).click()
    await expect(page).toHaveURL('/app/settings')
    await expect(page.getByRole('link', { name: 'Change Module Preferences' })).toBeVisible()
  })

  await test.step('The notice about the sister product stays dismissed', async () => {
    const promo = page.getByRole('complementary', { name: 'Retiring or separating?' })
    await page.goto(dashboard)
    await expect(promo.getByRole('link')).toHaveAttribute('href', site.transitionToolkit.url)
    await promo.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(promo).toHaveCount(0)
    await expect.poll(() => readRaw(page, 'transitionPromoDismissed')).toBe('true')
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    await expect(promo).toHaveCount(0)
  })
})

/** Expects one stat card with exactly this text, which links to the path. */
async function expectStat(page: Page, name: string, path: string) {
  const card = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(card).toHaveAttribute('href', path)
}
