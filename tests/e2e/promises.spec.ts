import { site } from '@/data/site'
import { expect, test } from '../support/fixtures'
import { browserMoment } from '../support/browser-day'

const { beta, comingSoon } = site.promises

/*
 * The pages are built on one side of a promise's date and may be read on the other, by a clock that is
 * wrong: the app then draws the page anew, without an error.
 */
test('a page keeps a promise’s words, and says what holds now only from the day after its date', async ({
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
