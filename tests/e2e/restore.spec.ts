import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { storedApplication } from '../support/applications'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { applicationCards, hub } from '../support/job-search-hub'
import { backupOf } from '../support/restore-card'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'
import { storedBytes } from '../support/stored-bytes'

const settings = '/app/settings#restore'
const fixture = (name: string) => readFile(`tests/fixtures/${name}`)

const analyst = storedApplication({ id: '1', position: 'Analyst', notes: 'as in the file' })
const nurse = storedApplication({ id: '2', position: 'Nurse' })

async function choose(page: Page, content: string | Buffer, name = 'milspouse-backup.json') {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
  const mimeType = name.endsWith('.json') ? 'application/json' : 'image/png'
  await page.getByLabel('Backup or export file').setInputFiles({ name, mimeType, buffer })
}

const preview = (page: Page) => page.getByRole('heading', { name: 'This file is a full backup' })
const restored = (page: Page) => page.getByText('Your data was restored.')

async function restore(page: Page, mode: 'Merge' | 'Replace' = 'Merge') {
  await page.getByRole('radio', { name: mode }).check()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(preview(page)).toBeHidden()
  await expect(restored(page)).toBeVisible()
}

/** Everything in local storage, without the change count of the backup reminder. */
async function readAllStored(page: Page) {
  const stored = await page.evaluate(storedBytes)
  return Object.fromEntries(Object.entries(stored).filter(([key]) => key !== 'backupLog'))
}

async function expectAtRestore(page: Page) {
  await expect(page).toHaveURL(settings)
  const heading = page.getByRole('heading', { level: 2, name: 'Restore' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
}

test('A person with a backup can start from the welcome page in an empty browser', async ({
  page,
}) => {
  await test.step('Restore adds everything in the file, and no setup is left to complete', async () => {
    await page.goto('/welcome')
    await page.getByRole('link', { name: 'I Have a Backup File' }).click()
    await expectAtRestore(page)
    expect(await readAllStored(page)).toEqual({})
    const file = await fixture('backup-v1.json')
    // The file name is shown until the preview is closed.
    const input = page.getByLabel('Backup or export file')
    await choose(page, file, 'mine.json')
    await expect(preview(page)).toBeVisible()
    await expect(input).toHaveValue(/mine\.json$/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(input).toHaveValue('')
    await choose(page, file)
    await expect(preview(page)).toBeVisible()
    await restore(page)
    const { entries } = JSON.parse(file.toString()) as { entries: { jobApplications: unknown[] } }
    expect(entries.jobApplications).toHaveLength(5)
    expect(await readStored(page, 'jobApplications')).toEqual(entries.jobApplications)

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Command Center' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Jamie$/)
    await expect(page.getByRole('heading', { name: 'Complete Setup' })).toHaveCount(0)
  })

  await test.step('Restoring the same file again adds nothing', async () => {
    const file = await fixture('backup-v1.json')
    await page.goto(settings)
    const once = await readAllStored(page)
    await choose(page, file)
    await expect(page.getByText('Job applications: 5 the same')).toBeVisible()
    await expect(page.getByText(/: \d+ new/)).toHaveCount(0)
    await restore(page)
    expect(await readAllStored(page)).toEqual(once)
  })
})

test('Once Settings is open, a file is read, restored and undone without loading more code, and on a phone the Restore button is in view at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await seed(page, 'jobApplications', [nurse])
  await page.goto(settings)
  await expectAtRestore(page)
  const before = await readAllStored(page)
  // The requests stay pending instead of failing, because preloads may still be in flight.
  await page.route('**/assets/*.js', () => {})
  await test.step('The Restore button and the warning of Replace are in view as soon as a long file is read', async () => {
    await choose(page, await fixture('backup-v1.json'))
    await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeInViewport()
    await expect(preview(page)).toBeInViewport()
    await page.getByRole('radio', { name: 'Replace' }).check()
    await preview(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(/^Replace deletes \d+ items? found only here/)).toBeInViewport()
  })
  await restore(page)
  expect(await readStored(page, 'jobApplications')).toHaveLength(6)
  await page.getByRole('button', { name: 'Undo the Restore' }).click()
  await expect(restored(page)).toBeHidden()
  expect(await readAllStored(page)).toEqual(before)
})

test.describe('From the error page', () => {
  test('a downloaded backup can be restored after the browser lost everything', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::ERR_FAILED/)
    problems.expect(/Failed to fetch dynamically imported module/)
    await seed(page, 'jobApplications', [nurse, analyst])
    // The page preloads it when idle, so it is blocked from the start.
    const code = '**/assets/housing-steps-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto(hub)
    await expect(applicationCards(page)).toHaveCount(2)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Housing' })
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a Full Backup' }).click()
    const file = await download
    await page.unroute(code)

    await page.evaluate(() => localStorage.clear())
    await page.getByRole('link', { name: 'Restore a Backup' }).click()
    await expectAtRestore(page)
    await choose(page, await readFile(await file.path()))
    await restore(page)
    expect(await readStored(page, 'jobApplications')).toEqual([nurse, analyst])
  })
})

test('Replace names what only this browser has and offers a backup of it, and Undo restores it byte for byte', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [analyst, nurse])
  await seed(page, 'userProfile', sampleData.userProfile)
  await page.goto(settings)
  const before = await readAllStored(page)
  const offer = page.getByRole('button', { name: 'Download a Full Backup' })
  await choose(
    page,
    backupOf({
      jobApplications: [nurse],
      modulePreferences: ['housing'],
      privacySettings: { shareProfile: true, shareName: true },
      darkMode: true,
    }),
  )
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText(/will be deleted/)).toHaveCount(0)
  await expect(offer).toBeHidden()

  await page.getByRole('radio', { name: 'Replace' }).check()
  await expect(page.getByText('1 item found only here will be deleted: Analyst at')).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Profile' })
      .getByText('What is here now will be deleted.'),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await offer.click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(saved)).toMatchObject({ entries: { jobApplications: [analyst, nurse] } })

  await restore(page, 'Replace')
  expect(await readStored(page, 'jobApplications')).toEqual([nurse])
  expect(await readStored(page, 'modulePreferences')).toEqual(['housing'])
  expect(await readStored(page, 'userProfile')).not.toEqual(sampleData.userProfile)
  // The open page shows the restored data, and later the undo.
  const sharesName = page.getByRole('switch', { name: 'Share my name' })
  const theme = page.locator('html')
  await expect(sharesName).toBeChecked()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Undo the Restore' }).click()
  await expect(restored(page)).toBeHidden()
  await expect(sharesName).not.toBeChecked()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  expect(await readAllStored(page)).toEqual(before)
})

test('A backup can be protected with a passphrase, and opens with it in another browser', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await page.goto('/app/settings')
  const dialog = page.getByRole('dialog', { name: 'Protect with a Passphrase' })
  const file = await test.step('The passphrase must be repeated exactly', async () => {
    await page.getByRole('button', { name: 'Protect with a Passphrase' }).click()
    const protect = dialog.getByRole('button', { name: 'Download Protected Backup' })
    const first = dialog.getByLabel('Passphrase', { exact: true })
    const again = dialog.getByLabel('Repeat Passphrase')
    await first.fill('four calm words here')
    await again.fill('four calm word here')
    await protect.click()
    await expect(again).toHaveAccessibleDescription(/The two are not the same/)
    await again.fill('four calm words here')
    const [download] = await Promise.all([page.waitForEvent('download'), protect.click()])
    expect(download.suggestedFilename()).toMatch(
      /^milspouse-protected-backup-\d{4}-\d\d-\d\d\.json$/,
    )
    await expect(dialog).toBeHidden()
    await page.getByRole('group', { name: 'Did the file arrive?' }).getByText('Yes').click()
    await expect(page.locator('#health')).toContainText('0 changes since.')
    return readFile(await download.path())
  })
  expect(file.toString()).not.toContain('Nurse')
  await test.step('In another browser it opens the file', async () => {
    await startOver(page)
    await page.goto(settings)
    await choose(page, file)
    const passphrase = page.getByLabel('Passphrase', { exact: true })
    await expect(passphrase).toBeFocused()
    await passphrase.fill('four calm words here')
    await passphrase.press('Enter')
    await expect(preview(page)).toBeVisible()
    await expect(passphrase).toBeHidden()
    await restore(page)
    expect(await readStored(page, 'jobApplications')).toMatchObject([{ position: 'Nurse' }])
  })
})
