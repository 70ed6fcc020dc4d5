import { screens } from '@/screens'
import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import { applicationCards, hub } from '../support/job-search-hub'
import { openTab } from '../support/open-tab'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/** Six screens of a phone: what is longer is read by nobody to its end. */
const LONGEST = 5000

test(`On a phone no tab is longer than ${LONGEST} pixels as it opens, and paper leaves nothing out`, async ({
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
      expect.soft(height, address).toBeLessThanOrEqual(LONGEST)

      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const shut = page.locator('main details:not([open]):not([data-no-print] *)')
      await expect.soft(shut, `${address}: closed on paper`).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    }
  }
})

test('A phone that is turned takes nothing away that it showed', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await seed(page, 'jobApplications', buildApplications(30))
  await page.goto(hub)
  await expect(applicationCards(page)).toHaveCount(25)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(applicationCards(page)).toHaveCount(25)
})

test(`A tracker of sixty applications opens no longer than ${LONGEST} pixels on a phone, and tells of the rest`, async ({
  page,
}) => {
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const applied = Array.from({ length: 60 }, (_, index) =>
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
  await expect(page.getByRole('button', { name: 'Show More (52 left)' })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(LONGEST)
})
