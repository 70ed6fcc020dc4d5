import { expect, test } from '../support/fixtures'
import { planner, browse, saved, tab } from '../support/career-planner'

test('The Career Planner opens on the assessment, its tabs say how much is in them, and a reload keeps the tab', async ({
  page,
}) => {
  await page.goto(planner)
  await expect(page.getByRole('heading', { level: 1, name: 'Career Planner' })).toBeVisible()
  await expect(
    page.getByText('Military spouses move every 2-3 years. That is an average'),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Skills Assessment',
    'Browse All Careers (22)',
    'Saved Careers (0)',
  ])
  await expect(tab(page, 'Skills Assessment')).toHaveAttribute('aria-selected', 'true')
  for (const [name, address] of [
    ['Saved Careers', saved],
    ['Browse All Careers', browse],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

for (const address of [planner, browse, saved]) {
  test(`Six transition tips, MyCAA among them, close ${address}`, async ({ page }) => {
    await page.goto(address)
    const box = page.getByRole('region', { name: 'Career Transition Tips' })
    const [tips, links] = [box.getByRole('list').first(), box.getByRole('list').last()]
    await expect(tips.getByRole('listitem')).toHaveCount(6)
    await expect(tips).toContainText('Check MyCAA (My Career Advancement Account)')
    await expect(tips).toContainText('$4,000')
    const link = links.getByRole('link')
    await expect(link).toHaveAccessibleName('Open the MyCAA portal (opens in a new tab)')
    await expect(link).toHaveAttribute('href', 'https://mycaa.militaryonesource.mil/mycaa/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  })
}
