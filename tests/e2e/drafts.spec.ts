import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import {
  addApplication,
  applicationCard,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readRaw, readStored, seed } from '../support/storage'
import { unthrottledFrames } from '../support/unthrottled-frames'

test.use(unthrottledFrames)

/*
 * What a person typed and did not save is there after a reload, which is also what a phone does to a
 * tab that it discarded in the background.
 */

const development = '/app/professional-dev'
const stillHere = 'What you typed before is still here.'
const editButton = { name: 'Edit Data Analyst at Acme Logistics' }
const dataAnalyst = { Company: 'Acme Logistics', Position: 'Data Analyst' }

type ByLabel = Readonly<Record<string, string>>

/** Every kind of form over a list: how it opens, and what is typed or chosen in it. */
const lists: readonly { path: string; open: string; typed: ByLabel; chosen: ByLabel }[] = [
  {
    path: hub,
    open: 'Add Your First Application',
    typed: { Company: 'Acme', Notes: 'Half a\nthought 🌺' },
    chosen: { Status: 'Interview Scheduled' },
  },
  {
    path: `${development}?tab=skills`,
    open: 'Add Your First Skill',
    typed: { 'Skill Name': 'Sewing' },
    chosen: { Category: 'Leadership', Level: 'Expert' },
  },
  {
    path: `${development}?tab=certifications`,
    open: 'Add Your First Certification',
    typed: { 'Certification Name': 'CPR', 'Target Date': '2027-06-01', 'Study Progress': '35' },
    chosen: { Status: 'Working Towards (Target)' },
  },
  {
    path: `${development}?tab=goals`,
    open: 'Create Your First Goal',
    typed: { 'Goal Title': 'Learn Spanish', 'Hours Spent': '12' },
    chosen: {},
  },
]

test.describe('After a reload the form is open with what was typed and not saved', () => {
  test('in the form of each list, until it is cancelled', async ({ page }) => {
    for (const { path, open, typed, chosen } of lists) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.getByRole('button', { name: open }).click()
        const form = page.getByRole('form')
        for (const [label, option] of Object.entries(chosen)) {
          await form.getByLabel(label).selectOption(option)
        }
        for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)

        // Over one reload it is read, over two it is not lost.
        await page.reload()
        await page.reload()
        await expect(form).toContainText(stillHere)
        for (const [label, text] of Object.entries(typed)) {
          await expect(form.getByLabel(label)).toHaveValue(text)
        }
        for (const [label, option] of Object.entries(chosen)) {
          await expect(form.getByLabel(label).locator('option:checked')).toHaveText(option)
        }
        await form.getByRole('button', { name: 'Cancel' }).click()
        await expect(form).toHaveCount(0)
        await page.reload()
        await page.getByRole('button', { name: open }).click()
        await expect(form).not.toContainText(stillHere)
        await expect(form.getByLabel(Object.keys(typed)[0] ?? '')).toHaveValue('')
        await form.getByRole('button', { name: 'Cancel' }).click()
      })
    }
  })

  test('in the form of a saved record, which stays as it was saved', async ({ page }) => {
    const saved = buildApplication()
    await seed(page, 'jobApplications', [saved])
    await page.goto(hub)
    await page.getByRole('button', editButton).click()
    await fillApplication(page, { Notes: 'Half a thought', Location: '' })
    await page.reload()
    await expect(page.getByRole('form', { name: 'Edit Application' })).toContainText(stillHere)
    await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue(saved.company)
    expect(await readStored(page, 'jobApplications')).toEqual([saved])
  })

  test('in the profile', async ({ page }) => {
    await page.goto('/app/profile')
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

  test('in each step of the setup', async ({ page }) => {
    await page.goto('/onboarding/profile')
    await page.getByLabel('Name').fill('Half a na')
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Half a na')
    await expect(page.getByText(stillHere)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()

    const master = page.getByRole('switch', { name: 'Share my profile' })
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

  test('also when the reload comes on another screen', async ({ page }) => {
    await page.goto(hub)
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme' })
    await page.getByRole('link', { name: 'Housing' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing Hub')
    // Nothing of this page reads drafts: they must not be lost over two of its reloads.
    await page.reload()
    await page.reload()
    await page.getByRole('link', { name: 'Job Search' }).first().click()
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  })
})

test('Unsaved text is written as one types, only for the tab, and is nowhere once it is saved', async ({
  page,
}) => {
  await page.goto(hub)
  await openApplicationForm(page)
  await applicationForm(page).getByLabel('Company').pressSequentially('Acme')
  await expect.poll(() => unsaved(page), 'while somebody types').toContain('Acme')
  await applicationForm(page).getByLabel('Company').pressSequentially(' Logistics')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(await unsaved(page)).toContain('Acme Logistics')
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
  expect(await unsaved(page)).toBeNull()
})

test('Two tabs keep their own unsaved text', async ({ page, context }) => {
  const other = await context.newPage()
  for (const [tab, company] of [
    [page, 'Acme'],
    [other, 'Globex'],
  ] as const) {
    await tab.goto(hub)
    await openApplicationForm(tab)
    await fillApplication(tab, { Company: company })
  }
  await page.reload()
  await other.reload()
  await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  await expect(applicationForm(other).getByLabel('Company')).toHaveValue('Globex')
  await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
  await other.reload()
  await expect(applicationForm(other).getByLabel('Company')).toHaveValue('Globex')
})

test('Text for a record that another tab deleted comes back as a new record', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await seed(other, 'jobApplications', [buildApplication()])
  await other.goto(hub)
  await page.goto(hub)
  await page.getByRole('button', editButton).click()
  await fillApplication(page, { Notes: 'Half a thought' })
  await other.getByRole('button', { name: 'Delete Data Analyst at Acme Logistics' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save as new' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('form', { name: 'Add New Application' })).toBeVisible()
  await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('Half a thought')
})

test.describe('A reset brings no unsaved text back', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  /** Leaves an edit and a new application half done, beside a tab with saved data. */
  async function leaveHalfDone(page: Page, other: Page) {
    await seed(other, 'jobApplications', [buildApplication()])
    await other.goto('/app/settings')
    await page.goto(hub)
    await openApplicationForm(page)
    await typeHalf(page)
  }

  /** Leaves the open form, which is a new application's, and an edit. */
  async function typeHalf(page: Page) {
    await fillApplication(page, { Notes: 'Half a thought' })
    await page.getByRole('button', editButton).click()
    await fillApplication(page, { Notes: 'Another half' })
  }

  async function reset(page: Page) {
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Erase Everything' }).click()
    await expect(page).toHaveURL('/welcome')
  }

  async function expectNothingBack(page: Page) {
    await page.goto(hub)
    await expect(heading(page)).toHaveText('Job Search Hub')
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(await unsaved(page)).toBeNull()
    await openApplicationForm(page)
    await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('')
  }

  test('in the same tab', async ({ page, context }) => {
    await leaveHalfDone(page, await context.newPage())
    await page.goto('/app/settings')
    await reset(page)
    expect(await unsaved(page)).toBeNull()
    await page.reload()
    await expectNothingBack(page)
  })

  test('in another tab, over an open form', async ({ page, context }) => {
    const other = await context.newPage()
    await leaveHalfDone(page, other)
    await reset(other)
    await expect(heading(page)).toHaveText(/^Welcome/)
    await page.goBack()
    await expect(heading(page)).toHaveText('Job Search Hub')
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.reload()
    await expectNothingBack(page)
  })

  test('in another tab, while this one shows a public page, a screen without forms, or was discarded', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await leaveHalfDone(page, other)

    await test.step('a public page', async () => {
      await page.getByRole('link', { name: 'Privacy' }).first().click()
      await expect(heading(page)).toHaveText('Privacy Policy')
      await reset(other)
      await other.goto(hub)
      await addApplication(other, dataAnalyst)
      await expect(applicationCard(other, dataAnalyst.Position)).toBeVisible()
      await expectNothingBack(page)
    })

    await test.step('a screen without forms, after a reload', async () => {
      await typeHalf(page)
      await other.goto('/app/settings')
      await page.goto('/app/our-apps')
      await expect(heading(page)).toBeVisible()
      await reset(other)
      await expect(page).toHaveURL('/welcome')
      await other.goto(hub)
      await addApplication(other, dataAnalyst)
      await expect(applicationCard(other, dataAnalyst.Position)).toBeVisible()
      await expectNothingBack(page)
    })

    await test.step('nothing, since it was discarded', async () => {
      await typeHalf(page)
      await other.goto('/app/settings')
      await page.goto('about:blank')
      await reset(other)
      await expectNothingBack(page)
    })
  })
})

/** What lies in the tab's storage. */
function unsaved(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('unsavedForms'))
}
