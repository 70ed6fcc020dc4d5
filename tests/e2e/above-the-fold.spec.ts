import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import { firstItems, firstScreens, startOf } from '../support/first-items'
import { openTab } from '../support/open-tab'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/*
 * The main content of a tab starts within the first screen. See docs/decisions/0020. The clock is set to a day on which
 * nothing in the sample data is due, because notices push the content down.
 */

test.beforeEach(({ page }) => enableDataSaver(page))

test('On a phone and on a laptop, the main content of every tab starts near the top of the page', async ({
  page,
}) => {
  test.slow()
  await inItsFont(page)
  await page.clock.setFixedTime('2026-06-01T20:00:00Z')
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  for (const { path, item, limit } of firstItems) {
    await openTab(page, path)
    for (const [name, { width, height, defaultLimit }] of Object.entries(firstScreens)) {
      await page.setViewportSize({ width, height })
      const start = await startOf(page, item)
      expect.soft(start, `${path} on a ${name}`).toBeLessThanOrEqual(limit ?? defaultLimit)
    }
  }
})
