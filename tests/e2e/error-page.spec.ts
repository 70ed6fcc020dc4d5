import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored, seed, seedRaw } from '../support/storage'

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED/)
  problems.expect(/Failed to fetch dynamically imported module/)
})

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

/** Opens the Job Search Hub from the dashboard, and then a screen whose code does not load. */
async function openBrokenScreen(page: Page) {
  await seed(page, 'jobApplications', buildApplications(3))
  await seedRaw(page, 'darkMode', 'true')
  await page.goto('/app')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Job Search' })
    .click()
  await expect(page.getByText('3 job applications')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Housing' })
    .click()
}

test('A screen that fails to load shows the error page with technical details; the menu, Back and Reload still work', async ({
  page,
}) => {
  await openBrokenScreen(page)
  await expect(heading(page)).toBeFocused()
  const message = 'Failed to fetch dynamically imported module'
  await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  await expect(page.getByLabel('Technical details')).toContainText(message)
  await expect(page).toHaveTitle(/^Unexpected Application Error!/)
  await expect(page.getByRole('main')).toHaveCount(1)
  const menu = page.getByRole('navigation', { name: 'Main' })

  await test.step('Back opens the previous page', async () => {
    await page.goBack()
    await expect(page).toHaveURL(hub)
    await expect(heading(page)).toBeHidden()
    await expect(page.getByText('3 job applications')).toBeVisible()
  })

  await test.step('The menu still opens a page that loads', async () => {
    await menu.getByRole('link', { name: 'Housing' }).click()
    await expect(heading(page)).toBeVisible()
    await menu.getByRole('link', { name: 'Job Search' }).click()
    await expect(page.getByText('3 job applications')).toBeVisible()
  })

  await test.step('Reload opens the requested page', async () => {
    await menu.getByRole('link', { name: 'Housing' }).click()
    await expect(heading(page)).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveURL('/app/housing')
    await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
  })
})

test('The error page offers a full backup of everything that is stored', async ({
  page,
  problems,
}) => {
  // The dashboard, opened first, reads the goals.
  problems.expect(/Error loading learning goals/)
  await seedRaw(page, 'professionalGoals', '[{"cut')
  await seedRaw(page, 'professionalSkills.unreadable.1', '[7]')
  await openBrokenScreen(page)
  const stored = await readStored(page, 'jobApplications')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a Full Backup' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^milspouse-backup-\d{4}-\d{2}-\d{2}\.json$/)
  const content: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(content).toMatchObject({
    format: 'milspouse-backup',
    version: 1,
    unreadable: {
      jobApplications: JSON.stringify(stored),
      darkMode: 'true',
      professionalGoals: '[{"cut',
      'professionalSkills.unreadable.1': '[7]',
    },
  })
})
