import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { emptyStorage } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import {
  applicationCard,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readRaw, readStored, seed } from '../support/storage'

/*
 * Text that was typed and not saved survives a reload. A phone also reloads a tab that it discarded in the
 * background.
 */

const stillHere = 'What you typed before is still here.'

type ByLabel = Readonly<Record<string, string>>

/** Forms of two lists: how each opens, and what is typed or chosen in it. */
const lists: readonly { path: string; open: string; typed: ByLabel; chosen: ByLabel }[] = [
  {
    path: hub,
    open: 'Add Your First Application',
    typed: { Company: 'Acme', Notes: 'Half a\nthought 🌺' },
    chosen: { Status: 'Interview Scheduled' },
  },
  {
    path: '/app/professional-dev?tab=certifications',
    open: 'Add Your First Certification',
    typed: { 'Certification Name': 'CPR', 'Target Date': '2027-06-01', 'Study Progress': '35' },
    chosen: { Status: 'Working Towards (Target)' },
  },
]

test.describe('After a reload, the form is open with the unsaved text', () => {
  test('in the form of each list, until it is canceled, even if another screen is reloaded', async ({
    page,
  }) => {
    const form = page.getByRole('form')
    const expectTyped = async ({ typed, chosen }: (typeof lists)[number]) => {
      await expect(form).toContainText(stillHere)
      for (const [label, text] of Object.entries(typed)) {
        await expect(form.getByLabel(label)).toHaveValue(text)
      }
      for (const [label, option] of Object.entries(chosen)) {
        await expect(form.getByLabel(label).locator('option:checked')).toHaveText(option)
      }
    }
    await page.goto('/app/housing')
    for (const { path, open, typed, chosen } of lists) {
      await goWithin(page, path)
      await page.getByRole('button', { name: open }).click()
      for (const [label, option] of Object.entries(chosen)) {
        await form.getByLabel(label).selectOption(option)
      }
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
    }

    await test.step('a reload of the screen with the form', async () => {
      await page.reload()
      await expectTyped(lists.at(-1)!)
    })

    await test.step('a reload of a screen without the form', async () => {
      await goWithin(page, '/app/housing')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing Hub')
      await page.reload()
      for (const list of lists) {
        await goWithin(page, list.path)
        await expectTyped(list)
        await form.getByRole('button', { name: 'Cancel' }).click()
        await expect(form).toHaveCount(0)
      }
    })

    await test.step('a reload after the form was canceled', async () => {
      await page.reload()
      for (const { path, open, typed } of lists) {
        await goWithin(page, path)
        await page.getByRole('button', { name: open }).click()
        await expect(form).not.toContainText(stillHere)
        await expect(form.getByLabel(Object.keys(typed)[0] ?? '')).toHaveValue('')
        await form.getByRole('button', { name: 'Cancel' }).click()
      }
    })
  })

  test('in the form of a saved record, the profile and the setup', async ({ page }) => {
    await test.step('a saved record, which does not change', async () => {
      const saved = buildApplication()
      await seed(page, 'jobApplications', [saved])
      await page.goto(hub)
      await page.getByRole('button', { name: 'Edit Data Analyst at Acme Logistics' }).click()
      await fillApplication(page, { Notes: 'Half a thought', Location: '' })
      await page.reload()
      await expect(page.getByRole('form', { name: 'Edit Application' })).toContainText(stillHere)
      await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
      await expect(applicationForm(page).getByLabel('Company')).toHaveValue(saved.company)
      expect(await readStored(page, 'jobApplications')).toEqual([saved])
    })

    await test.step('the profile', async () => {
      await goWithin(page, '/app/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      const form = page.getByRole('form', { name: 'Edit Profile' })
      await form.getByLabel('Name').fill('Half a na')
      await form.getByLabel('Current Situation').selectOption('Preparing for PCS')
      await page.reload()
      await expect(form.getByLabel('Name')).toHaveValue('Half a na')
      await expect(form.getByLabel('Current Situation')).toHaveValue('pcs-prep')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await expect(form).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('Half a na')).toBeVisible()
      await expect(form).toHaveCount(0)
    })

    await test.step('each step of the setup', async () => {
      await emptyStorage(page)
      await page.goto('/onboarding/profile')
      await page.getByLabel('Name').fill('Half a na')
      await page.reload()
      await expect(page.getByLabel('Name')).toHaveValue('Half a na')
      await expect(page.getByText(stillHere)).toBeVisible()
      await page.getByRole('button', { name: 'Continue' }).click()

      const master = page.getByRole('switch', { name: 'Share my profile' })
      await page.getByText('Set Sharing for Later').click()
      await master.click()
      await page.reload()
      await expect(master).toBeChecked()
      expect(await readRaw(page, 'privacySettings')).toBeNull()
      await page.getByRole('button', { name: 'Continue' }).click()

      const housing = page.getByRole('checkbox', { name: /^Housing Hub/ })
      await housing.check()
      await page.reload()
      await expect(housing).toBeChecked()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      expect(await readRaw(page, 'modulePreferences')).toBeNull()
    })
  })
})

test('Unsaved text is stored while typing, only for the tab, and is removed once it is saved', async ({
  page,
}) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await applicationForm(page).getByLabel('Company').pressSequentially('Acme')
  await expect.poll(() => storedDrafts(page), 'while typing').toContain('Acme')
  await applicationForm(page).getByLabel('Company').pressSequentially(' Logistics')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(await storedDrafts(page)).toContain('Acme Logistics')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Acme')

  await fillApplication(page, { Position: 'Nurse', Notes: 'Half a thought' })
  await page.reload()
  await saveApplication(page)
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await expect(applicationForm(page)).toHaveCount(0)
  await page.reload()
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await expect(applicationForm(page)).toHaveCount(0)
  await openApplicationForm(page)
  await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('')
  expect(await storedDrafts(page)).toBeNull()
})

/** The drafts in the tab's session storage. */
function storedDrafts(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('unsavedForms'))
}
