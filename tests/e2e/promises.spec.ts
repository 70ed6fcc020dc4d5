import { site } from '@/data/site'
import { expect, test } from '../support/fixtures'
import { browserMoment } from '../support/browser-day'

const { beta, comingSoon } = site.promises

/*
 * tests/rules/promises.test.ts shows the words on each day. A page may be built before the date of a promise and read
 * after it, or the reverse if a clock is wrong. The app then renders the page again, without an error.
 */
test('A page adds the current state to a promise after its date', async ({ page }) => {
  await page.clock.setFixedTime(browserMoment('2026-04-01T12:00'))
  await page.goto('/')
  await expect(
    page.getByText(`Free during beta, expected through ${site.betaUntil}. ${beta.now}`),
  ).toBeVisible()
  await expect(page.getByText(`Coming ${site.comingSoon}`)).toHaveCount(2)
  await expect(page.getByText(comingSoon.now)).toBeVisible()
})
