import { expect, test } from '../support/fixtures'
import { firstItems, startOf } from '../support/first-items'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/* The first screenful belongs to the person: what stands over their own things may not grow again. */

for (const { width, height, lowest } of [
  { width: 390, height: 844, lowest: 420 },
  { width: 1280, height: 900, lowest: 400 },
]) {
  test(`On ${width} × ${height} every tab begins with what a person came for, ${lowest} pixels from the top at most`, async ({
    page,
  }) => {
    test.slow()
    for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
    await page.setViewportSize({ width, height })
    for (const { path, item, limit = lowest } of firstItems) {
      await page.goto(path)
      await expect(page.getByText('Loading…')).toHaveCount(0)
      expect.soft(await startOf(page, item), path).toBeLessThanOrEqual(limit)
    }
  })
}
