import { buildApplications } from '../support/applications'
import { whatCoversFocus } from '../support/checks/what-covers-focus'
import { expect, test } from '../support/fixtures'
import { applicationCards, applicationForm, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test('On a phone, delete notices never cover the focused element, and leave most of the screen to the list', async ({
  page,
}) => {
  const deleteFirst = async (left: number) => {
    const button = page.getByRole('button', { name: /^Delete / }).first()
    await button.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(async () => {
      await page.clock.runFor(100)
      expect(await applicationCards(page).count()).toBe(left)
    }).toPass()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const expectNothingCovered = async () => {
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(whatCoversFocus)).toBe('')
    }
  }

  await test.step('One notice covers nothing, even at 400 percent zoom', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await seed(page, 'jobApplications', buildApplications(8))
    await page.clock.install()
    await page.goto(hub)
    await expect(applicationCards(page)).toHaveCount(8)
    // A notice closes after ten seconds, so from here on only the test advances the clock. It cannot go back: the minute
    // is more than a busy machine needs to pause it.
    await page.clock.pauseAt(Date.now() + 60_000)
    await deleteFirst(7)
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 256 },
    ]) {
      await test.step(`${size.width} by ${size.height} pixels`, async () => {
        await page.setViewportSize(size)
        await page.getByRole('searchbox').focus()
        await expectNothingCovered()
      })
    }
  })

  await test.step('One notice and a form cover nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const form = applicationForm(page)
    await expect(form).toBeVisible()
    await form.getByRole('textbox').first().focus()
    await expectNothingCovered()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toHaveCount(0)
  })

  await test.step('Four notices leave most of the screen to the list', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const left of [6, 5, 4]) await deleteFirst(left)
    const notices = page.getByRole('button', { name: 'Dismiss this message' })
    await expect(notices).toHaveCount(4)
    const [first, last] = [await notices.first().boundingBox(), await notices.last().boundingBox()]
    expect(Number(last?.y) - Number(first?.y)).toBeGreaterThan(0)
    const sticky = page.locator('[data-foot=list]')
    expect((await sticky.boundingBox())?.height).toBeLessThanOrEqual(640 * 0.4)
    // The last notice can still be reached.
    await notices.last().focus()
    await expect(notices.last()).toBeInViewport({ ratio: 1 })
  })
})
