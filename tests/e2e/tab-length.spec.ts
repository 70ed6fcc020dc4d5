import { screens } from '@/screens'
import { buildApplication, buildApplications } from '../support/applications'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import { applicationCards, hub } from '../support/job-search-hub'
import { openTab } from '../support/open-tab'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/** Six screens of a phone. People do not read a longer page to its end. */
const MAX_HEIGHT = 5000

test.beforeEach(({ page }) => enableDataSaver(page))

test(`On a phone, no tab opens taller than ${MAX_HEIGHT} pixels, and print leaves nothing out`, async ({
  page,
}) => {
  test.slow()
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  for (const { path, load } of screens) {
    for (const { id } of (await load()).default.tabs) {
      const address = `${path}?tab=${id}`
      await page.emulateMedia({ media: 'screen' })
      await openTab(page, address)
      await expect(page.locator('main h2').first()).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, address).toBeLessThanOrEqual(MAX_HEIGHT)

      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const closed = page.locator('main details:not([open]):not([data-no-print] *)')
      await expect.soft(closed, `${address}: closed in print`).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    }
  }
})

test('Rotating a phone keeps all the cards that it showed', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await seed(page, 'jobApplications', buildApplications(30))
  await page.goto(hub)
  await expect(applicationCards(page)).toHaveCount(25)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(applicationCards(page)).toHaveCount(25)
})

test(`On a phone, a tracker of twenty applications opens no taller than ${MAX_HEIGHT} pixels, and counts the rest`, async ({
  page,
}) => {
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const applied = Array.from({ length: 20 }, (_, index) =>
    buildApplication({
      id: String(index),
      location: 'Ramstein-Miesenbach, Germany',
      jobType: 'hybrid',
      salaryRange: '$55k–$65k',
      applicationUrl: `https://jobs.example.com/postings/${index}`,
      notes: 'They will keep the job if we move. Ask for it in writing before the offer is signed.',
    }),
  )
  await seed(page, 'jobApplications', applied)
  await page.goto(hub)
  await expect(applicationCards(page)).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Show More (12 left)' })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT)
})
