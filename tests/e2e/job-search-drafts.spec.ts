import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { applicationForm, fillApplication, openApplicationForm } from '../support/job-search-hub'

test('Typed text survives switching tabs and leaving the screen, by Back or by a link', async ({
  page,
  problems,
}) => {
  // The 404 page: a page outside the hub with a link to it.
  problems.expect(/status of 404/)
  await page.goto('/job-search')
  const toHub = page.getByRole('link', { name: 'Job Search Hub' })
  await toHub.click()
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Notes: 'Half a thought' })

  await test.step('Switching to another tab and back', async () => {
    await page.getByRole('tab', { name: 'Job Boards' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Job Boards' })).toBeVisible()
    await page.getByRole('tab', { name: 'Application Tracker' }).click()
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
    await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
  })

  await test.step('Arrow keys move past the tab with the form, and the focus stays in the tab list', async () => {
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Job Boards').click()
    await page.keyboard.press('ArrowLeft')
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
    await expect(tab('Application Tracker')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Job Boards')).toBeFocused()
    await tab('Application Tracker').click()
  })

  await test.step('Back and Forward', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.goForward()
    await expectTypedText(page)
  })

  await test.step('Back and a link', async () => {
    await page.goBack()
    await toHub.click()
    await expectTypedText(page)
  })
})

async function expectTypedText(page: Page) {
  const form = applicationForm(page)
  await expect(form.getByLabel('Company')).toHaveValue('Acme')
  await expect(form.getByLabel('Notes')).toHaveValue('Half a thought')
  await expect(form).toContainText('What you typed before is still here.')
}
