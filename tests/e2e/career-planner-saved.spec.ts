import { expect, test } from '../support/fixtures'
import {
  planner,
  browse,
  tab,
  answerAll,
  catalogue,
  shelf,
  cardsIn,
  bookmark,
  visitHousingAndComeBack,
} from '../support/career-planner'

test('Saved careers are kept while the app is open, and stored nowhere', async ({ page }) => {
  await test.step('Bookmarked careers are listed together while the app is open', async () => {
    await page.goto(browse)
    await bookmark(page, 'Bookkeeper').click()
    await bookmark(page, 'Web Developer').click()
    await expect(bookmark(page, 'Web Developer')).toHaveAttribute('aria-pressed', 'true')
    await expect(bookmark(page, 'Data Analyst')).toHaveAttribute('aria-pressed', 'false')
    await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (2)')
    await bookmark(page, 'Insurance Agent').click()
    await bookmark(page, 'Insurance Agent').click()
    await expect(bookmark(page, 'Insurance Agent')).toHaveAttribute('aria-pressed', 'false')
    await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (2)')

    await visitHousingAndComeBack(page)
    await tab(page, 'Saved Careers').click()
    // In the order of the catalogue, not of the clicks.
    await expect(cardsIn(shelf(page)).getByRole('heading')).toHaveText([
      'Web Developer',
      'Bookkeeper',
    ])
  })

  await test.step('Bookmarks are in memory only: nothing is stored, and a reload forgets them', async () => {
    await page.goto(browse)
    await bookmark(page, 'Web Developer').click()
    await tab(page, 'Saved Careers').click()
    await expect(cardsIn(shelf(page))).toHaveCount(1)
    await expect(shelf(page).getByText('This list is temporary.')).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toMatch(/web-developer|saved/i)

    await page.reload()
    await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (0)')
    await expect(page.getByRole('heading', { name: 'No saved careers yet' })).toBeVisible()
    await tab(page, 'Browse All Careers').click()
    await expect(bookmark(page, 'Web Developer')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('A recommended career can be saved too; removing one moves the focus to the next, or to the tab’s heading', async () => {
    await page.goto(planner)
    await answerAll(page)
    await bookmark(page, 'Web Developer').click()
    await expect(bookmark(page, 'Web Developer')).toHaveAttribute('aria-pressed', 'true')
    await tab(page, 'Browse All Careers').click()
    await bookmark(page, 'Bookkeeper').click()
    await tab(page, 'Saved Careers (2)').click()
    await expect(cardsIn(shelf(page))).toHaveCount(2)
    await bookmark(page, 'Web Developer').click()
    await expect(cardsIn(shelf(page))).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Bookkeeper' })).toBeFocused()
    await expect(page.getByRole('status')).toHaveText(
      'Removed Web Developer from your saved careers.',
    )
    await bookmark(page, 'Bookkeeper').click()
    await expect(page.getByRole('heading', { name: 'No saved careers yet' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Saved Careers' })).toBeFocused()
    await expect(tab(page, 'Saved Careers')).toHaveText('Saved Careers (0)')

    await page.getByRole('button', { name: 'Browse Careers' }).click()
    await expect(page).toHaveURL(browse)
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
  })
})
