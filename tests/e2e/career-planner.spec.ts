import { expect, test } from '../support/fixtures'
import { planner } from '../support/career-planner'

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
