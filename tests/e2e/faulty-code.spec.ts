import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

/*
 * Code that loads and then throws. For code that does not load, see `failing-tab.spec.ts`.
 */

/** Serves a script that throws instead of a file. */
async function breakFile(page: Page, file: string) {
  await page.route(`**/assets/${file}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("Broken on purpose")',
    }),
  )
}

test('A tab whose code throws does not blame the connection, and offers a backup', async ({
  page,
  problems,
}) => {
  problems.expect(/Broken on purpose/)
  await seed(page, 'jobApplications', buildApplications(3))
  await breakFile(page, 'list')
  await page.goto(hub)
  const alert = page.getByRole('alert').filter({ hasText: 'it is not your connection' })
  const stored = await readStored(page, 'jobApplications')
  const download = page.waitForEvent('download')
  await alert.getByRole('button', { name: 'Download a Full Backup' }).click()
  const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ unreadable: { jobApplications: JSON.stringify(stored) } })
})

test('If the code of the search throws, an alert says so and the page stays', async ({
  page,
  problems,
}) => {
  problems.expect(/Broken on purpose/)
  await seed(page, 'jobApplications', buildApplications(3))
  await breakFile(page, 'Palette')
  await page.goto(hub)
  await expect(page.getByText('3 job applications')).toBeVisible()
  await page.keyboard.press('Control+k')
  const alert = page.getByRole('alert').filter({ hasText: 'The search did not open.' })
  await expect(alert).toContainText('it is not your connection')
  await expect(page.getByText('3 job applications')).toBeVisible()
})
