import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import {
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { seed } from '../support/storage'

test('Typed text outlives switching tabs', async ({ page }) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Notes: 'Half a thought' })
  await page.getByRole('tab', { name: 'Job Boards' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Job Boards' })).toBeVisible()
  await page.getByRole('tab', { name: 'Application Tracker' }).click()
  await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
})

test('The arrow keys pass a tab with an open form: the focus stays in the bar', async ({
  page,
}) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme' })
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Job Boards').click()
  await page.keyboard.press('ArrowLeft')
  await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  await expect(tab('Application Tracker')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Job Boards')).toBeFocused()
})

test('Typed text outlives leaving the screen, by Back as by a link', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  await page.goto('/job-search')
  const toHub = page.getByRole('link', { name: 'Job Search Hub' })
  await toHub.click()
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Notes: 'Half a thought' })

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goForward()
  await expectTyped(page)

  await page.goBack()
  await toHub.click()
  await expectTyped(page)
})

test('An edit that was left half done comes back with the record it belongs to', async ({
  page,
}) => {
  const records = [
    buildApplication({ id: '2', position: 'Analyst' }),
    buildApplication({ id: '1', position: 'Nurse' }),
  ]
  await seed(page, 'jobApplications', records)
  await page.goto(hub)
  await page.getByRole('button', { name: 'Edit Analyst at Acme Logistics' }).click()
  await fillApplication(page, { Notes: 'Half a thought' })
  await page.getByRole('button', { name: 'Edit Nurse at Acme Logistics' }).click()
  await expect(applicationForm(page).getByLabel('Position')).toHaveValue('Nurse')
  await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('')
  await page.getByRole('button', { name: 'Edit Analyst at Acme Logistics' }).click()
  await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
})

async function expectTyped(page: Page) {
  const form = applicationForm(page)
  await expect(form.getByLabel('Company')).toHaveValue('Acme')
  await expect(form.getByLabel('Notes')).toHaveValue('Half a thought')
  await expect(form).toContainText('What you typed before is still here.')
}
