import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import { firstItems, startOf } from '../support/first-items'
import { openTab } from '../support/open-tab'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/*
 * The first screenful belongs to the person: what is over their own things may not grow again.
 * Notices aside, so on a day on which nothing of the sample is due.
 */

const screens = {
  phone: { width: 390, height: 844, lowest: 420 },
  laptop: { width: 1280, height: 900, lowest: 400 },
} as const

test('On a phone and on a laptop every tab begins with what a person came for, near the top', async ({
  page,
}) => {
  test.slow()
  await inItsFont(page)
  await page.clock.setFixedTime('2026-06-01T20:00:00Z')
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  for (const { path, item, limit } of firstItems) {
    await openTab(page, path)
    for (const [name, { width, height, lowest }] of Object.entries(screens)) {
      await page.setViewportSize({ width, height })
      const start = await startOf(page, item)
      expect.soft(start, `${path} on a ${name}`).toBeLessThanOrEqual(limit ?? lowest)
    }
  }
})
