import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { applicationCards, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

const searchBox = (page: Page) =>
  page.getByRole('search').getByRole('searchbox', { name: 'Search' })
const titles = (page: Page) => applicationCards(page).getByRole('heading')

test('A list of 500 applications shows 25 more at a time, can be searched, and keeps its position on Back', async ({
  page,
}) => {
  const many = buildApplications(500)
  await seed(page, 'jobApplications', many)
  await page.goto(hub)
  await expect(page.getByText('500 job applications', { exact: true })).toBeVisible()
  await expect(applicationCards(page)).toHaveCount(25)

  await test.step('Show More moves the focus to the first new card', async () => {
    await page.getByRole('button', { name: 'Show More (475 left)' }).press('Enter')
    await expect(applicationCards(page)).toHaveCount(50)
    await expect(applicationCards(page).nth(25).getByRole('heading')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show More (450 left)' })).toBeVisible()
    await expect(titles(page)).toHaveText(many.slice(0, 50).map(({ position }) => position))
  })

  await test.step('Search finds applications that are not shown yet', async () => {
    const far = many[300]!
    await searchBox(page).fill(far.position)
    await expect(titles(page)).toHaveText([far.position])
  })

  await test.step('Back restores the search, the shown cards and the scroll position', async () => {
    await searchBox(page).fill('a')
    await page.getByRole('button', { name: /Show More/ }).click()
    await expect(applicationCards(page)).toHaveCount(50)
    const shown = await titles(page).allTextContents()
    await applicationCards(page).nth(40).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(1000)

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Housing' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
    await page.goBack()

    await expect(titles(page)).toHaveText(shown)
    await expect(searchBox(page)).toHaveValue('a')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
  })
})
