import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { savedPosting } from '@/schemas/job-search/saved-posting'
import { work } from '@/schemas/my-work/work'
import { storageTable } from '@/screens/storage-table'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'
import { emptyTracker } from '../support/job-search-hub'

const settings = '/app/settings'
const switches = [
  'Share my profile',
  'Share my name',
  'Share my location',
  'Share my career field',
  'Share my years as a spouse',
  'Share my situation',
]
const everything = {
  ...sampleData,
  savedPostings: [
    {
      id: '1795032100000',
      createdAt: '2026-11-18T20:01:40.000Z',
      ...savedPosting.parse({
        company: 'Harbor Clinic',
        position: 'Front Desk Clerk',
        notes: 'Opens again in January.',
      }),
    },
  ],
  workRecord: [
    {
      id: '1795032200000',
      createdAt: '2026-11-18T20:03:20.000Z',
      ...work.parse({ title: 'Front Desk Clerk', start: '2024-03', applicationId: '1' }),
    },
  ],
  darkMode: true,
  transitionPromoDismissed: true,
}
/** Early on the 21st in UTC is still the 20th in the time zone of the tests. */
const now = new Date('2026-11-21T05:00:00.000Z')

test('Each switch saves at once, and keeps its state after a reload', async ({ page }) => {
  await page.goto(settings)
  await expect(page.getByRole('switch')).toHaveCount(switches.length)
  for (const [at, name] of switches.entries()) {
    await toggle(page, name).click()
    await expect(toggle(page, name)).toBeChecked()
    await expect.poll(() => readStored(page, 'privacySettings')).toEqual(firstOn(at + 1))
  }
  await toggle(page, 'Share my location').click()
  await page.reload()
  for (const name of switches) {
    await expect(toggle(page, name)).toBeChecked({ checked: name !== 'Share my location' })
  }
})

test('Settings shows whether dark mode is on, and links to the preferences and the pages about this site', async ({
  page,
}) => {
  await seed(page, 'privacyConfigured', true)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(settings)
  const links = page.getByRole('navigation', { name: 'About this site' }).getByRole('link')
  await expect(links).toHaveText(['About', 'Privacy Policy', 'Terms of Use'])
  for (const [at, path] of ['/about', '/privacy', '/terms'].entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', path)
  }

  // Only the button in the header bar changes it.
  const darkMode = page.getByRole('term').filter({ hasText: /^Dark mode$/ })
  const status = page.locator('dl > div, dl').filter({ has: darkMode })
  await expect(status.getByRole('definition')).toHaveText(/^Off\./)
  await page.getByRole('banner').getByRole('button', { name: 'Dark mode' }).click()
  await expect(status.getByRole('definition')).toHaveText(/^On\./)
  await expect(status.getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(status.getByRole('definition')).toHaveText(/^On\./)

  await page.getByRole('link', { name: 'Change Module Preferences' }).click()
  await expect(page).toHaveURL('/onboarding/preferences')
})

test('Export downloads five fields and Full Backup every key, in a file named after the local date', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  await page.goto(settings)

  await test.step('Export of an empty browser has the defaults', async () => {
    const { content } = await download(page, 'Export')
    expect(content).toMatchObject({
      profile: { name: '', currentSituation: '' },
      privacySettings: { shareProfile: false, shareSituation: false },
      modulePreferences: [],
      onboardingComplete: false,
    })
  })

  await seedEverything(page)
  await seed(page, 'schemaVersion', 1)
  await page.reload()

  await test.step('Export', async () => {
    const { name, content } = await download(page, 'Export')
    expect(name).toBe('milspouse-2026-11-20.json')
    expect(content).toEqual({
      profile: await readStored(page, 'userProfile'),
      privacySettings: await readStored(page, 'privacySettings'),
      modulePreferences: await readStored(page, 'modulePreferences'),
      onboardingComplete: await readStored(page, 'onboardingComplete'),
      exportDate: now.toISOString(),
    })
    await expect(page.getByText(`Downloaded ${name}.`)).toBeAttached()
  })

  await test.step('Full Backup', async () => {
    const { name, content } = await download(page, 'Full Backup')
    expect(name).toBe('milspouse-backup-2026-11-20.json')
    const entries = { ...everything, schemaVersion: 1 }
    expect(content).toEqual({
      format: 'milspouse-backup',
      version: 1,
      exportedAt: now.toISOString(),
      entries,
      unreadable: {},
    })
    // The test data has every key except those that belong to the browser and not to a backup.
    const browserKeys = ['backupLog', 'listLooks', 'saveMark']
    const keys = storageTable.map(({ key }) => key).filter((key) => !browserKeys.includes(key))
    expect(Object.keys(entries).toSorted()).toEqual(keys.toSorted())
  })
})

test.describe('Reset', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Erase everything?' })

  test.beforeEach(async ({ page }) => {
    await seedEverything(page)
    await page.goto(settings)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(dialog(page)).toContainText('This deletes all your data from this browser.')
  })

  test('asks first and offers a full backup; once confirmed it empties every key and screen, and nothing is written back', async ({
    page,
  }) => {
    await test.step('asks first, keeps everything on Cancel and Escape, and offers a full backup', async () => {
      const { content } = await download(page, 'Download a Full Backup')
      expect(content).toMatchObject({ entries: everything })
      await expect(dialog(page).getByText('Did the file arrive?')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Yes' }).click()
      await expect.poll(() => readStored(page, 'backupLog')).toHaveProperty('backedUpAt')
      await expect(dialog(page).getByRole('button', { name: 'Erase Everything' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)

      const reset = page.getByRole('button', { name: 'Reset' })
      await expect(reset).toBeFocused()
      await reset.click()
      await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(reset).toBeFocused()
      await expect(page).toHaveURL(settings)
      expect(await readEntered(page)).toEqual(everything)
    })

    await page.getByRole('button', { name: 'Reset' }).click()

    await test.step('once confirmed, empties every key and screen, and nothing is written back', async () => {
      await dialog(page).getByRole('button', { name: 'Erase Everything' }).click()
      await expect(page).toHaveURL('/welcome')
      expect(await readEverything(page)).toEqual({})
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

      await page.getByRole('link', { name: 'Get Started', exact: true }).click()
      await expect(page.getByLabel('Name')).toHaveValue('')
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(0)
      await page.getByRole('link', { name: 'Job Search' }).click()
      await expect(emptyTracker(page)).toBeVisible()
      expect(await readEverything(page)).toEqual({})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await readEverything(page)).toEqual({})
    })
  })
})

test('Reset also forgets the saved careers, which are kept in memory only', async ({ page }) => {
  await page.goto('/app/career-planner?tab=browse')
  const saved = (count: number) =>
    expect(page.getByRole('tab', { name: `Saved Careers (${count})` })).toBeVisible()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await saved(1)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(page).toHaveURL('/welcome')
  await page.goBack()
  await page.getByRole('link', { name: 'Career Planner' }).click()
  await saved(0)
})

test('A full backup, restored after a reset, gives the same storage again', async ({ page }) => {
  await seedEverything(page)
  await page.goto(settings)
  const backup = await download(page, 'Full Backup')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(page).toHaveURL('/welcome')
  expect(await readEverything(page)).toEqual({})

  await page.goto(settings)
  await page.getByLabel('Backup or export file').setInputFiles(backup.path)
  await expect(page.getByRole('heading', { name: 'This file is a full backup' })).toBeVisible()
  expect(await readEverything(page), 'before Restore is pressed').toEqual({})
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Your data was restored.')).toBeVisible()
  expect(await readEntered(page)).toEqual(everything)
  // The open page shows the restored data, and later the undo.
  const theme = page.locator('html')
  await expect(toggle(page, 'Share my name')).toBeChecked()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Undo the Restore' }).click()
  await expect(toggle(page, 'Share my name')).not.toBeChecked()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  // Undo keeps the record of exported calendar events, so that the next file can correct them.
  const { calendarEvents } = sampleData
  expect(await readEntered(page)).toEqual({ calendarEvents })
})

function toggle(page: Page, name: string) {
  return page.getByRole('switch', { name, exact: true })
}

async function seedEverything(page: Page) {
  for (const [key, value] of Object.entries(everything)) await seed(page, key, value)
}

/** The privacy settings with the first switches on. */
function firstOn(count: number): Record<string, boolean> {
  const names = Object.keys(sampleData.privacySettings)
  return Object.fromEntries(names.map((name, at) => [name, at < count]))
}

/** Everything in local storage, parsed. */
async function readEverything(page: Page): Promise<Record<string, unknown>> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  const values = await Promise.all(keys.map((key) => readStored(page, key)))
  return Object.fromEntries(keys.map((key, at) => [key, values[at]]))
}

/** What the user entered: everything but the change count of the backup reminder and the save mark. */
async function readEntered(page: Page) {
  const stored = Object.entries(await readEverything(page))
  return Object.fromEntries(stored.filter(([key]) => key !== 'backupLog' && key !== 'saveMark'))
}

/** Presses a button that downloads a file. @returns the file's name, its parsed content and its path */
async function download(page: Page, button: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await started
  const path = await file.path()
  const content: unknown = JSON.parse(await readFile(path, 'utf8'))
  return { name: file.suggestedFilename(), content, path }
}
