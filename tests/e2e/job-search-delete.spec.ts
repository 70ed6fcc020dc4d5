import { buildApplications, storedApplication } from '../support/applications'
import { whatCoversFocus } from '../support/checks/what-covers-focus'
import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  applicationCards,
  applicationForm,
  counter,
  emptyTracker,
  hub,
} from '../support/job-search-hub'
import { seed } from '../support/storage'

test('A delete moves the focus to the next record, and is permanent after a reload', async ({
  page,
}) => {
  const [first, second] = [
    storedApplication({ id: '2', position: 'Newer' }),
    storedApplication({ id: '1', position: 'Older' }),
  ]
  await seed(page, 'jobApplications', [first, second])
  await page.goto(hub)
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
  const deleteButton = (position: string) =>
    page.getByRole('button', { name: `Delete ${position} at Acme Logistics` })
  const title = (position: string) => applicationCard(page, position).getByRole('heading')

  await deleteButton('Newer').click()
  await confirm.click()
  await expect(applicationCards(page)).toHaveCount(1)
  await expect(title('Older')).toBeFocused()
  await expect(counter(page, 'Total')).toHaveText('1')
  await expect(page.getByRole('status')).toContainText('Deleted Newer at Acme Logistics.')
  await deleteButton('Older').click()
  await confirm.click()
  await expect(emptyTracker(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeFocused()
  await page.reload()
  await expect(emptyTracker(page)).toBeVisible()
})

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
    for (let stop = 0; stop < 25; stop++) {
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
    // A notice closes after ten seconds, so from here on only the test advances the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
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
