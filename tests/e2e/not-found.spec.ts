import type { Page } from '@playwright/test'
import { site } from '@/data/site'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'

test.beforeEach(({ problems }) => problems.expect(/the server responded with a status of 404/))

test('An unknown URL shows the 404 page, and links to the app’s page of the same name if there is one', async ({
  page,
  baseURL,
}) => {
  const question = page.getByText('Did you mean')
  // The first starts with two slashes and has a space.
  for (const path of [`${baseURL}//no%20where`, `${baseURL}/app/job-search/nowhere`]) {
    await page.goto(path)
    await expectNotFound(page)
    await expect(page).toHaveURL(path)
    // The prerendered page has no link. Shown for another path, the link proves that the app runs.
    await goWithin(page, '/job-search')
    await expect(question).toBeVisible()
    await goWithin(page, path)
    await expect(question, path).toHaveCount(0)
  }

  await page.goto('/job-search')
  await expectNotFound(page)
  await expect(question).toBeVisible()
  await page.getByRole('link', { name: 'Job Search Hub' }).click()
  await expect(page).toHaveURL('/app/job-search')
  await expect(page.getByRole('heading', { level: 1, name: 'Job Search Hub' })).toBeFocused()
})

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(
    page.getByText("Looks like this page went AWOL. Let's get you back to base.", { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveTitle(`Page Not Found · ${site.name}`)
}
