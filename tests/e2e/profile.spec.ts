import type { Locator, Page } from '@playwright/test'
import { leaveApp, startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { readRaw, readStored, seed } from '../support/storage'

const path = '/app/profile'
const profile = {
  name: 'Jamie',
  location: 'Honolulu, HI',
  careerField: 'Nursing',
  yearsAsSpouse: '6-10',
  currentSituation: 'pcs-prep',
}
const labels = [
  'Name',
  'Location',
  'Career Field',
  'Years as a Military Spouse',
  'Current Situation',
]

test('The profile shows what was entered, saves changes, and keeps unsaved text', async ({
  page,
}) => {
  await test.step('The profile shows what was entered, saves changes, and discards canceled ones', async () => {
    await test.step('Every field of a new user is not set, and private', async () => {
      await page.goto(path)
      for (const label of labels) await expectField(page, label, 'Not set', 'Private')
      await expectStatus(page, 'Your profile is private')
    })

    await test.step('Entered values are shown with the labels of the form’s options', async () => {
      await seed(page, 'userProfile', profile)
      await page.reload()
      await expectField(page, 'Name', 'Jamie', 'Private')
      await expectField(page, 'Location', 'Honolulu, HI', 'Private')
      await expectField(page, 'Career Field', 'Nursing', 'Private')
      await expectField(page, 'Years as a Military Spouse', '6-10 years', 'Private')
      await expectField(page, 'Current Situation', 'Preparing for PCS', 'Private')
    })

    await test.step('Cancel changes nothing', async () => {
      const before = await readRaw(page, 'userProfile')
      await edit(page)
      await form(page).getByLabel('Name').fill('Somebody else')
      await form(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(form(page)).toHaveCount(0)
      await expectField(page, 'Name', 'Jamie', 'Private')
      expect(await readRaw(page, 'userProfile')).toBe(before)
    })

    await test.step('Save Changes stores the edits, which survive a reload', async () => {
      await edit(page)
      await expect(form(page).getByLabel('Name')).toHaveValue('Jamie')
      await form(page).getByLabel('Name').fill('  Robin ')
      await form(page).getByLabel('Location').fill('')
      await form(page).getByLabel('Current Situation').selectOption('In school/training')
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(form(page)).toHaveCount(0)
      await expect(page.getByText('Saved your profile.')).toBeAttached()
      const saved = { ...profile, name: 'Robin', location: '', currentSituation: 'education' }
      expect(await readStored(page, 'userProfile')).toEqual(saved)
      await page.reload()
      await expectField(page, 'Name', 'Robin', 'Private')
      await expectField(page, 'Location', 'Not set', 'Private')
      await expectField(page, 'Current Situation', 'In school/training', 'Private')
    })

    await test.step('Every field may be left blank', async () => {
      await edit(page)
      for (const label of ['Name', 'Career Field']) await form(page).getByLabel(label).fill('')
      for (const label of ['Years as a Military Spouse', 'Current Situation']) {
        await form(page).getByLabel(label).selectOption('Choose one')
      }
      await form(page).getByRole('button', { name: 'Save Changes' }).click()
      await expect(form(page)).toHaveCount(0)
      for (const label of labels) await expectField(page, label, 'Not set', 'Private')
    })
  })

  await test.step('A person who leaves with unsaved edits comes back to them', async () => {
    await startOver(page, { userProfile: profile })
    await page.goto(path)
    await edit(page)
    await form(page).getByLabel('Name').fill('Robin')
    await page.getByRole('link', { name: 'Job Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Search Hub')
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(form(page).getByLabel('Name')).toHaveValue('Robin')
    await expect(form(page)).toContainText('What you typed before is still here.')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()

    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Change Privacy Settings' }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expectField(page, 'Name', 'Jamie', 'Private')
    await expect(form(page)).toHaveCount(0)
  })

  await test.step('A name of any length is stored in full', async () => {
    await edit(page)
    const name = 'Maximiliana'.repeat(500)
    await form(page).getByLabel('Name').fill(name)
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(form(page)).toHaveCount(0)
    await page.reload()
    await expectField(page, 'Name', name, 'Private')

    // The greeting leaves room for the dashboard.
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1, name: `, ${name}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Complete Setup' })).toBeInViewport()
  })
})

test('On the profile page and in the setup, the form writes only changed fields and keeps what another tab saved', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const { name, start, save } of [
    { name: 'The profile page', start: path, save: 'Save Changes' },
    { name: 'The setup', start: '/onboarding/profile', save: 'Continue' },
  ]) {
    await test.step(name, async () => {
      await leaveApp(other)
      await startOver(page, { userProfile: profile })
      await page.goto(start)
      if (start === path) await edit(page)
      await page.getByLabel('Name').fill('Robin')

      await other.goto(path)
      await edit(other)
      await form(other).getByLabel('Location').fill('Norfolk, VA')
      await form(other).getByLabel('Current Situation').selectOption('Other')
      await form(other).getByRole('button', { name: 'Save Changes' }).click()
      await expectField(other, 'Location', 'Norfolk, VA', 'Private')

      await page.getByRole('button', { name: save }).click()
      await expectField(other, 'Name', 'Robin', 'Private')
      await expectField(other, 'Location', 'Norfolk, VA', 'Private')
      expect(await readStored(page, 'userProfile')).toEqual({
        ...profile,
        name: 'Robin',
        location: 'Norfolk, VA',
        currentSituation: 'other',
      })
    })
  }
})

test('The status is beside the details on a wide screen and below them on a phone, and the tiles link onward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const details = page.getByRole('term').filter({ hasText: /^Name$/ })
  const status = page.getByRole('region', { name: 'Your profile is private' })
  await expect(status).toBeVisible()
  const beside = [await details.boundingBox(), await status.boundingBox()]
  expect(beside[1]?.x).toBeGreaterThan((beside[0]?.x ?? 0) + (beside[0]?.width ?? 0))
  await expect(page.getByRole('link', { name: 'Command Center' }).last()).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 800 })
  const below = [await details.boundingBox(), await status.boundingBox()]
  expect(below[1]?.y).toBeGreaterThan(below[0]?.y ?? 0)
  expect(below[1]?.x).toBeLessThan(below[0]?.x ?? 0)

  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveText(['Module Preferences', 'Settings', 'Command Center'])
  for (const [at, target] of ['/onboarding/preferences', '/app/settings', '/'].entries()) {
    await expect(tiles.nth(at)).toHaveAttribute('href', target)
  }
})

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'Edit Profile' })
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(form(page).getByRole('heading', { name: 'Edit Profile' })).toBeFocused()
}

async function expectField(page: Page, label: string, value: string, badge: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
  const field = page.locator('dl > div').filter({ has: term })
  await expect(field.getByRole('definition')).toHaveText([value, badge])
}

async function expectStatus(page: Page, title: string) {
  await expect(page.getByRole('region', { name: title })).toContainText(
    'Nothing leaves this browser today.',
  )
}
