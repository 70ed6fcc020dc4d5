import { site } from '@/data/site'
import { expect, test } from '../support/fixtures'
import { browserMoment } from '../support/browser-day'

const { beta, comingSoon } = site.promises

/*
 * A page may be built before the date of a promise and read after it, or the reverse if a clock is wrong. The app then
 * renders the page again, without an error.
 */
test('A page keeps the words of a promise, and adds the current state only from the day after its date', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment(`${beta.lastDay}T12:00`))
  await page.goto('/')
  await expect(page.getByText(`expected through ${site.betaUntil}`, { exact: false })).toBeVisible()
  await expect(page.getByText(beta.now)).toHaveCount(0)
  await expect(page.getByText(comingSoon.now)).toHaveCount(0)

  await page.clock.setFixedTime(browserMoment('2026-04-01T12:00'))
  await page.goto('/')
  await expect(
    page.getByText(`Free during beta, expected through ${site.betaUntil}. ${beta.now}`),
  ).toBeVisible()
  await expect(page.getByText(`Coming ${site.comingSoon}`)).toHaveCount(2)
  await expect(page.getByText(comingSoon.now)).toBeVisible()
})
