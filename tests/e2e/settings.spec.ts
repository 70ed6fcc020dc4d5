import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { savedPosting } from '@/schemas/job-search/saved-posting'
import { work } from '@/schemas/my-work/work'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'
import { emptyTracker } from '../support/job-search-hub'

const settings = '/app/settings'
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

async function seedEverything(page: Page) {
  for (const [key, value] of Object.entries(everything)) await seed(page, key, value)
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
