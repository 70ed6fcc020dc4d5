import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

/*
 * Code that loads and then throws. For code that does not load, see `failing-tab.spec.ts`.
 */

test('If the code of the search throws, an alert says so and the page stays', async ({
  page,
  problems,
}) => {
  problems.expect(/Broken on purpose/)
  await seed(page, 'jobApplications', buildApplications(3))
  await page.route('**/assets/Palette-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("Broken on purpose")',
    }),
  )
  await page.goto(hub)
  await expect(page.getByText('3 job applications')).toBeVisible()
  await page.keyboard.press('Control+k')
  const alert = page.getByRole('alert').filter({ hasText: 'The search did not open.' })
  await expect(alert).toContainText('it is not your connection')
  await expect(page.getByText('3 job applications')).toBeVisible()
})
