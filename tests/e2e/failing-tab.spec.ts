import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import {
  applicationForm,
  emptyTracker,
  fillApplication,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { seed } from '../support/storage'

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED/)
  problems.expect(/Failed to fetch dynamically imported module/)
})

/** Aborts every request for a script. @returns stops that */
async function blockScript(page: Page, file: string): Promise<() => void> {
  let isUnblocked = false
  await page.route(`**/assets/${file}-*.js`, (route) =>
    isUnblocked ? route.continue() : route.abort(),
  )
  return () => void (isUnblocked = true)
}

const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'What you saved is safe' })
const button = (page: Page, name: string) => message(page).getByRole('button', { name })

test.describe('A tab whose code does not load', () => {
  test('leaves the rest of the page and the other tabs usable, and loads when it is opened again', async ({
    page,
  }) => {
    await seed(page, 'jobApplications', buildApplications(3))
    const unblock = await blockScript(page, 'list')
    await page.goto(hub)
    await expect(message(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Job Search Hub' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(button(page, 'Reload the Page')).toHaveCount(0)
    const boards = page.getByRole('tab', { name: 'Job Boards' })
    await boards.click()
    await expect(page.getByRole('tabpanel', { name: 'Job Boards' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Federal & Government' })).toBeVisible()
    await expect(boards).toBeFocused()
    unblock()
    await page.getByRole('tab', { name: 'Application Tracker' }).click()
    await expect(page.getByText('3 job applications')).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  })

  test('opens with Try Again, which keeps the focus if it fails, and offers a reload after two failures', async ({
    page,
  }) => {
    const opened = emptyTracker(page)
    await test.step('Try Again', async () => {
      const unblock = await blockScript(page, 'list')
      await page.goto(hub)
      await button(page, 'Try Again').focus()
      await page.keyboard.press('Enter')
      await expect(button(page, 'Reload the Page')).toBeVisible()
      await expect(button(page, 'Try Again')).toBeFocused()
      unblock()
      await page.keyboard.press('Enter')
      await expect(opened).toBeVisible()
      const tracker = page.getByRole('tabpanel', { name: 'Application Tracker' })
      await expect(tracker.locator(':focus')).toHaveCount(1)
    })

    await test.step('Reload the Page', async () => {
      const unblock = await blockScript(page, 'list')
      await page.reload()
      await button(page, 'Try Again').click()
      await expect(button(page, 'Reload the Page')).toBeVisible()
      unblock()
      await button(page, 'Reload the Page').click()
      await expect(opened).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    })
  })
})

test('A dialog that does not load leaves typed text in the form', async ({ page }) => {
  await seed(page, 'jobApplications', buildApplications(1))
  const unblock = await blockScript(page, 'ConfirmDialog')
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Half a company' })
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(button(page, 'Try Again')).toBeFocused()
  unblock()
  await button(page, 'Try Again').click()
  await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Half a company')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('A page whose code did not load opens on the next visit', async ({ page }) => {
  const unblock = await blockScript(page, 'ProfilePage')
  await page.goto('/app')
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  unblock()
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})
