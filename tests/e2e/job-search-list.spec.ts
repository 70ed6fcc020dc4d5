import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { applicationCards, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test('Back to a long list restores its search, its shown cards and its scroll position', async ({
  page,
}) => {
  await seed(page, 'jobApplications', buildApplications(60))
  await page.goto(hub)
  const search = page.getByRole('search').getByRole('searchbox', { name: 'Search' })
  const titles = applicationCards(page).getByRole('heading')
  await search.fill('a')
  await page.getByRole('button', { name: /Show More/ }).click()
  await expect(titles).toHaveCount(50)
  await expect(titles.nth(25)).toBeFocused()
  const shown = await titles.allTextContents()
  await titles.nth(40).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(1000)

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Housing' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
  await page.goBack()

  await expect(titles).toHaveText(shown)
  await expect(search).toHaveValue('a')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
})
