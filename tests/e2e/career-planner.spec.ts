import { expect, test } from '../support/fixtures'
import { planner, browse, saved, tab } from '../support/career-planner'

test('The Career Planner opens on the assessment, its tabs show counts, and a reload keeps the tab', async ({
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
  for (const [name, url] of [
    ['Saved Careers', saved],
    ['Browse All Careers', browse],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(url)
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

test('Each tip starts with its main point, and the tips are in one column on a phone and two on a laptop', async ({
  page,
}) => {
  await page.goto(planner)
  const leads = page
    .getByRole('region', { name: 'Career Transition Tips' })
    .getByRole('listitem')
    .locator('strong')
  await expect(leads).toHaveCount(6)
  for (const [width, columns] of [
    [390, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const lefts = await leads.evaluateAll((all) =>
      all.map((lead) => Math.round(lead.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `${width} pixels wide`).toBe(columns)
  }
})
