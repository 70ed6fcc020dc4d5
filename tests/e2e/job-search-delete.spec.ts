import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  applicationCards,
  applicationForm,
  counter,
  fillApplication,
  hub,
} from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

test('A delete asks first, and Cancel and Escape keep the application', async ({ page }) => {
  await seed(page, 'jobApplications', buildApplications(2))
  await page.goto(hub)
  const remove = page.getByRole('button', { name: /^Delete / }).first()
  const dialog = page.getByRole('dialog')
  for (const keep of ['Cancel', 'Escape']) {
    await remove.click()
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this application?',
    )
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press(keep === 'Escape' ? 'Escape' : 'Enter')
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
    await expect(applicationCards(page)).toHaveCount(2)
  }
})

test('A confirmed delete is for good, and the focus goes to what is next', async ({ page }) => {
  const [newer, older] = [
    buildApplication({ id: '2', position: 'Newer' }),
    buildApplication({ id: '1', position: 'Older' }),
  ]
  await seed(page, 'jobApplications', [newer, older])
  await page.goto(hub)
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })

  await page.getByRole('button', { name: 'Delete Newer at Acme Logistics' }).click()
  await confirm.click()
  await expect(applicationCards(page)).toHaveCount(1)
  await expect(applicationCard(page, 'Older').getByRole('heading')).toBeFocused()
  await expect(counter(page, 'Total')).toHaveText('1')
  await expect(page.getByRole('status')).toContainText('Deleted Newer at Acme Logistics.')

  await page.getByRole('button', { name: 'Delete Older at Acme Logistics' }).click()
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible()
})

test('A delete can be taken back, and the application is where it was', async ({ page }) => {
  await seed(page, 'jobApplications', buildApplications(3))
  await page.goto(hub)
  await expect(applicationCards(page)).toHaveCount(3)
  const before = await readStored(page, 'jobApplications')
  await page
    .getByRole('button', { name: /^Delete / })
    .nth(1)
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(applicationCards(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(applicationCards(page)).toHaveCount(3)
  await expect(applicationCards(page).nth(1).getByRole('heading')).toBeFocused()
  expect(await readStored(page, 'jobApplications')).toEqual(before)
})

test('A delete takes the form that is open over the application along', async ({ page }) => {
  await seed(page, 'jobApplications', [buildApplication()])
  await page.goto(hub)
  await page.getByRole('button', { name: 'Edit Data Analyst at Acme Logistics' }).click()
  await fillApplication(page, { Notes: 'No longer of use' })
  await page.getByRole('button', { name: 'Delete Data Analyst at Acme Logistics' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible()
  await expect(applicationForm(page)).toBeHidden()
})

test('Many deletes leave most of a phone’s screen to the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await seed(page, 'jobApplications', buildApplications(6))
  await page.goto(hub)
  for (let left = 6; left > 2; left--) {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(applicationCards(page)).toHaveCount(left - 1)
  }
  const notices = page.getByRole('button', { name: 'Dismiss this message' })
  await expect(notices).toHaveCount(4)
  const [first, last] = [await notices.first().boundingBox(), await notices.last().boundingBox()]
  expect(Number(last?.y) - Number(first?.y)).toBeGreaterThan(0)
  const sticky = page.locator('[data-foot=list]')
  expect((await sticky.boundingBox())?.height).toBeLessThanOrEqual(640 * 0.4)
  // The last of them can be reached all the same.
  await notices.last().focus()
  await expect(notices.last()).toBeInViewport({ ratio: 1 })
})

test('Two deletes can each be taken back, also after a look at another tab', async ({ page }) => {
  await seed(page, 'jobApplications', [
    buildApplication({ id: '2', position: 'Newer' }),
    buildApplication({ id: '1', position: 'Older' }),
  ])
  await page.goto(hub)
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  for (const position of ['Newer', 'Older']) {
    await page.getByRole('button', { name: `Delete ${position} at Acme Logistics` }).click()
    await confirm.click()
    await expect(applicationCard(page, position)).toHaveCount(0)
  }
  await page.getByRole('tab', { name: 'Job Boards' }).click()
  await page.getByRole('tab', { name: /Application Tracker/ }).click()
  for (const position of ['Newer', 'Older']) {
    await page
      .getByRole('button', { name: `Undo: bring back ${position} at Acme Logistics` })
      .click()
    await expect(applicationCard(page, position)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`The notice of a delete covers nothing that has the focus, ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await seed(page, 'jobApplications', buildApplications(8))
    await page.goto(hub)
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeVisible()
      expect(await page.locator(':focus').evaluate(nameOfWhatCovers)).toBe('')
    }
  })
}

/** What lies over the middle of an element, by its text; empty where it is in sight. */
function nameOfWhatCovers(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = found && (element.contains(found) || found.contains(element))
  return isSeen ? '' : `${element.textContent} lies under ${found?.textContent ?? 'the edge'}`
}
