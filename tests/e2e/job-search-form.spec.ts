import type { Page } from '@playwright/test'
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

test('Save and Cancel close the form, the next one starts with its defaults, and Cancel stores nothing', async ({
  page,
}) => {
  await page.goto(hub)
  const openAndFill = async () => {
    await openApplicationForm(page)
    await applicationForm(page).getByLabel('Status').selectOption('Rejected')
    await fillApplication(page, {
      Company: 'Acme',
      Position: 'Analyst',
      'Date Applied': '2020-02-29',
      Notes: 'Never mind',
    })
  }
  await test.step('Cancel', async () => {
    await openAndFill()
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(applicationForm(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeFocused()
    expect(await readRaw(page, 'jobApplications')).toBeNull()
    await openApplicationForm(page)
    await expectDefaults(page)
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('Save', async () => {
    await openAndFill()
    await saveApplication(page)
    await expect(applicationForm(page)).toBeHidden()
    await openApplicationForm(page)
    await expectDefaults(page)
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('Cancel in an edit', async () => {
    const before = await readRaw(page, 'jobApplications')
    const edit = page.getByRole('button', { name: 'Edit Analyst at Acme' })
    await edit.click()
    await fillApplication(page, { Company: 'Another' })
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(applicationCard(page, 'Analyst').getByRole('heading')).toBeFocused()
    expect(await readRaw(page, 'jobApplications')).toBe(before)
    await edit.click()
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  })
})

async function expectDefaults(page: Page) {
  const form = applicationForm(page)
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  await expect(form.getByLabel('Date Applied')).toHaveValue(today)
  await expect(form.getByLabel('Status')).toHaveValue('applied')
  await expect(form.getByLabel('Job Type')).toHaveValue('')
  for (const label of [
    'Company',
    'Position',
    'Location',
    'Salary Range',
    'Posting Link',
    'Notes',
  ]) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }
}
