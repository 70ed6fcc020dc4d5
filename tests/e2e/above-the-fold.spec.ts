import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import { firstItems, startOf } from '../support/first-items'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/*
 * The first screenful belongs to the person: what stands over their own things may not grow again.
 * Notices aside, so on a day on which nothing of the sample is due.
 */

const screens = {
  phone: { width: 390, height: 844, lowest: 420 },
  laptop: { width: 1280, height: 900, lowest: 400 },
} as const

for (const name of ['phone', 'laptop'] as const) {
  const { width, height, lowest } = screens[name]
  test(`On a ${name} every tab begins with what a person came for, ${lowest} pixels from the top at most`, async ({
    page,
  }) => {
    test.slow()
    await inItsFont(page)
    await page.clock.setFixedTime('2026-06-01T20:00:00Z')
    for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
    await page.setViewportSize({ width, height })
    for (const { path, item, limit = lowest } of firstItems) {
      await page.goto(path)
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const start = await startOf(page, item)
      expect.soft(start, path).toBeLessThanOrEqual(limit)
    }
  })
}
