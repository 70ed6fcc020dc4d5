import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { readStored, seed } from '../support/storage'
import { tabTo } from '../support/tab-to'

const steps = ['/onboarding/profile', '/onboarding/privacy', '/onboarding/preferences'] as const
const master = 'Share my profile'
const parts = [
  'Share my name',
  'Share my location',
  'Share my career field',
  'Share my years as a spouse',
  'Share my situation',
]

test('A newcomer sets up everything by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await press(page, link(page, 'Get Started Free').first())
  await expect(page).toHaveURL('/welcome')
  await press(page, link(page, 'Get Started'))
  await expectStep(page, 1)

  await type(page, 'Location', 'Honolulu, HI')
  await type(page, 'Career Field', 'Marketing')
  await type(page, 'Current Situation', 'Other')
  await type(page, 'Name', 'Jamie')
  await type(page, 'Years as a Military Spouse', '6-10')
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expectStep(page, 2)

  await press(page, sharing(page))
  await press(page, toggle(page, master), 'Space')
  await press(page, toggle(page, 'Share my name'), 'Space')
  await press(page, page.getByRole('button', { name: 'Continue' }))
  await expectStep(page, 3)

  await press(page, module(page, 'Job Search Hub'), 'Space')
  await press(page, module(page, 'Housing Hub'), 'Space')
  await expect(page.getByText('2 of 7 selected', { exact: true })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Finish Setup' }))
  await expectDashboard(page, 'Jamie')
  expect(await readStored(page, 'userProfile')).toEqual({
    name: 'Jamie',
    location: 'Honolulu, HI',
    careerField: 'Marketing',
    yearsAsSpouse: '6-10',
    currentSituation: 'other',
  })
  expect(await readStored(page, 'privacySettings')).toEqual({
    shareProfile: true,
    shareName: true,
    shareLocation: false,
    shareCareerField: false,
    shareYearsAsSpouse: false,
    shareSituation: false,
  })
  expect(await readStored(page, 'modulePreferences')).toEqual(['job-search', 'housing'])
})

test('On a phone the last step shows at once how to finish the setup', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const step of ['profileCreated', 'privacyConfigured']) await seed(page, step, true)
  await page.goto(steps[2])
  await expectStep(page, 3)
  await expect(page.getByRole('button', { name: 'Finish Setup' })).toBeInViewport()
})

test('Back goes through the steps and shows what was saved; a step that is too early leads to the first missing one', async ({
  page,
}) => {
  await test.step('Back goes through the steps to the welcome page, and every step shows what was saved', async () => {
    // A step that is too early redirects to the first missing one, and leaves no history entry.
    await page.goto('/welcome')
    await page.goto(steps[1])
    await expectStep(page, 1)
    await page.goBack()
    await expect(page).toHaveURL('/welcome')
    await page.goForward()
    await page.getByRole('textbox', { name: 'Name' }).fill('Jamie')
    await page.getByRole('button', { name: 'Continue' }).click()
    await sharing(page).click()
    await toggle(page, master).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectStep(page, 3)
    await link(page, 'Back').click()
    await expectStep(page, 2)
    await sharing(page).click()
    await expect(toggle(page, master)).toBeChecked()
    await link(page, 'Back').click()
    await expectStep(page, 1)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jamie')
    await expect(page.getByText('What you typed before is still here.')).toHaveCount(0)
    await link(page, 'Back').click()
    await expect(page).toHaveURL('/welcome')

    await page.goto(steps[2])
    await module(page, 'Networking').check()
    await page.getByRole('button', { name: 'Finish Setup' }).click()
    await expectDashboard(page, 'Jamie')
    await page.goto(steps[2])
    await expect(module(page, 'Networking')).toBeChecked()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

  await test.step('The master switch disables and dims the five others without changing them', async () => {
    await page.goto(steps[1])
    await sharing(page).click()
    await expectParts(page, { enabled: true, on: [] })
    await toggle(page, 'Share my location').click()
    await toggle(page, 'Share my situation').click()
    const on = ['Share my location', 'Share my situation']
    await expectParts(page, { enabled: true, on })
    await toggle(page, master).click()
    await expectParts(page, { enabled: false, on })
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectStep(page, 3)
    expect(await readStored(page, 'privacySettings')).toMatchObject({
      shareProfile: false,
      shareName: false,
      shareLocation: true,
      shareSituation: true,
    })
  })
})

function link(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

/** The disclosure that contains the sharing switches. */
function sharing(page: Page): Locator {
  return page.locator('summary', { hasText: 'Set Sharing for Later' })
}

function toggle(page: Page, name: string): Locator {
  return page.getByRole('switch', { name, exact: true })
}

/** The checkbox of a module. Its label starts with the title, and a description follows. */
function module(page: Page, title: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^${title}`) })
}

/** Moves to a control by Tab, as a keyboard user does, and presses a key on it. */
async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(control)
  await page.keyboard.press(key)
}

/** Moves to a field by Tab and types. A select chooses the option that starts with the typed text. */
async function type(page: Page, label: string, text: string) {
  await tabTo(page.getByLabel(label))
  await page.keyboard.type(text)
}

async function expectStep(page: Page, step: 1 | 2 | 3) {
  await expect(page).toHaveURL(steps[step - 1] ?? '')
  await expect(page.getByText(`Step ${step} of 3`, { exact: true }).first()).toBeVisible()
  const bar = page.getByRole('progressbar', { name: `Step ${step} of 3` })
  await expect(bar).toHaveJSProperty('value', Math.round((step / 3) * 100))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectDashboard(page: Page, name: string) {
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${name}$`),
  )
  await expect(page.getByRole('heading', { name: 'Complete Setup' })).toHaveCount(0)
}

/** Expects the five switches under the master switch to be enabled or not, and these ones to be on. */
async function expectParts(page: Page, { enabled, on }: { enabled: boolean; on: string[] }) {
  for (const name of parts) {
    await expect(toggle(page, name)).toBeEnabled({ enabled })
    await expect(toggle(page, name)).toBeChecked({ checked: on.includes(name) })
    const row = page.getByRole('listitem').filter({ has: toggle(page, name) })
    await expect(row.locator('> *')).toHaveCSS('opacity', enabled ? '1' : '0.6')
  }
}
