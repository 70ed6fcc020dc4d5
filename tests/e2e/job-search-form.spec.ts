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

const startTheLink = /Start the link with https:\/\/ or http:\/\/, as in https:\/\/example\.com/

/** One of each kind of field; `tests/rules/job-application.test.ts` has all that is refused. */
const refusals = [
  { what: 'A blank date', field: 'Date Applied', typed: '', says: /Enter the date you applied\./ },
  {
    what: 'A year of five digits',
    field: 'Date Applied',
    typed: '20226-03-04',
    says: /Check the year\. Use one from 1970 to 2100\./,
  },
  { what: 'A javascript: link', field: 'Posting Link', typed: 'javascript:alert(1)' },
  {
    what: 'A company of white space alone',
    field: 'Company',
    typed: ' \u00a0  ',
    says: /Enter the company’s name\./,
  },
]

test('A refused form says beside each field what is wrong, stores nothing, and is saved once it is right', async ({
  page,
}) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await saveApplication(page)
  await expect(applicationForm(page).locator('[aria-invalid=true]')).toHaveCount(2)
  for (const { what, field, typed, says = startTheLink } of refusals) {
    await test.step(what, async () => {
      const sound = { Company: 'Acme', Position: 'Analyst', 'Date Applied': '2026-11-20' }
      await fillApplication(page, { ...sound, 'Posting Link': '', [field]: typed })
      await saveApplication(page)
      const input = applicationForm(page).getByLabel(field)
      await expect(input).toHaveAccessibleDescription(says)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toBeFocused()
      await expect(input).toHaveValue(typed)
      await expect(page.getByRole('status')).toHaveText('1 field needs your attention.')
      expect(await readRaw(page, 'jobApplications')).toBeNull()
    })
  }
  await fillApplication(page, { Company: 'Acme' })
  await expect(applicationForm(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await saveApplication(page)
  await expect(applicationCard(page, 'Analyst')).toBeVisible()
})

test('A date that is typed in part, or that no month has, is refused, and the stored one stays', async ({
  page,
}) => {
  const sound = { Company: 'Acme', Position: 'Analyst', 'Date Applied': '2026-11-20' }
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, sound)
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

test('In a low window a form that opens begins right under the bar, with nothing seen in part between', async ({
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
  const start = async () => {
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
    await start()
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(applicationForm(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeFocused()
    expect(await readRaw(page, 'jobApplications')).toBeNull()
    await openApplicationForm(page)
    await expectDefaults(page)
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('Save', async () => {
    await start()
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
