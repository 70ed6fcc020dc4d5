import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readRaw } from '../support/storage'

test('A partly typed or impossible date is refused, and nothing is stored until it is completed', async ({
  page,
}) => {
  const valid = { Company: 'Acme', Position: 'Analyst', 'Date Applied': '2026-11-20' }
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, valid)
  await applicationForm(page).locator('summary').press('Enter')
  const day = applicationForm(page).getByLabel('Next Action Date')
  for (const [typed, completed] of [
    ['02', '132027'],
    ['02302027', '02282027'],
  ] as const) {
    await test.step(typed, async () => {
      await day.fill('')
      await day.pressSequentially(typed)
      await saveApplication(page)
      await expect(day).toHaveAccessibleDescription(/Enter a full date: month, day and year\./)
      await expect(day).toBeFocused()
      expect(await readRaw(page, 'jobApplications')).toBeNull()
      await page.keyboard.type(completed)
    })
  }
  await saveApplication(page)
  await expect(applicationCard(page, 'Analyst')).toBeVisible()
  expect(await readRaw(page, 'jobApplications')).toContain('"nextActionDate":"2027-02-28"')
})

test('In a low window an opened form starts right below the header bar, with nothing visible in between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const [path, add] of [
    [hub, 'Add Job Application'],
    ['/app/licensing?tab=licenses', 'Add License'],
    ['/app/professional-dev?tab=certifications', 'Add Certification'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: add }).first().click()
    const form = page.getByRole('form', { name: /^Add / })
    await expect(form.getByRole('heading')).toBeFocused()
    const isCardUnder = form.evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const { x, y } = element.getBoundingClientRect()
      const under = document.elementFromPoint(x + 40, bar + 4)
      return y > bar && under?.contains(element) && under.matches('.bg-raised')
    })
    expect(await isCardUnder, path).toBe(true)
  }
})
