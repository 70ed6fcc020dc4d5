import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { deleteDatabase } from '../support/database'
import { leaveApp } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import {
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { backupOf } from '../support/restore-card'
import { readRaw, readStored, seed } from '../support/storage'

/** A test cannot operate the native folder picker, so it returns a folder of the origin's private file system. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const folder = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('Backups', { create: true })
    Object.assign(window, { showDirectoryPicker: folder })
  }),
)

/** The files in the folder: name → text. */
const readFolder = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Backups')
    const files: Record<string, string> = {}
    for await (const name of folder.keys()) {
      // A write in progress has a temporary file beside its target.
      if (!name.endsWith('.json')) continue
      files[name] = await (await (await folder.getFileHandle(name)).getFile()).text()
    }
    return files
  })

/** Writes a file to the folder, as another device would. */
const putFile = (page: Page, name: string, text: string) =>
  page.evaluate(
    async ([name, text]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Backups')
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await stream.write(text)
      await stream.close()
    },
    [name, text] as const,
  )

/** The entry of a key in this device's only file. */
async function readEntry(page: Page, key: string): Promise<unknown> {
  const files = Object.entries(await readFolder(page)).filter(([name]) => !name.includes('222222'))
  expect(files.map(([name]) => name)).toEqual([
    expect.stringMatching(/^milspouse-backup-\w{6}\.json$/),
  ])
  const { format, entries } = JSON.parse(files[0]?.[1] ?? '') as {
    format: string
    entries: Record<string, unknown>
  }
  expect(format).toBe('milspouse-backup')
  return entries[key]
}

async function chooseFolder(page: Page) {
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Back Up to a Folder' }).click()
  await expect(page.getByText(/^Backed up to your folder “Backups” at /)).toBeVisible()
}

const applications = Array.from({ length: 6 }, (_, at) =>
  buildApplication({ id: `a${at}`, position: `Nurse ${at}` }),
)

test('A backup folder gets every change, merges another device’s file, and restores what this browser lost', async ({
  page,
}) => {
  test.slow()
  await seed(page, 'jobApplications', applications)
  await chooseFolder(page)
  expect(await readEntry(page, 'jobApplications')).toEqual(applications)
  await expect(page.getByText(/^Last backup: .*, 0 changes since\.$/)).toBeVisible()

  await test.step('A change is still written after a reload', async () => {
    await page.goto(hub)
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme', Position: 'Teacher' })
    await saveApplication(page)
    await expect
      .poll(async () => JSON.stringify(await readEntry(page, 'jobApplications')), {
        timeout: 30_000,
      })
      .toContain('Teacher')
    expect(await readEntry(page, 'jobApplications')).toEqual(
      await readStored(page, 'jobApplications'),
    )
  })

  await test.step('Another device’s file is merged', async () => {
    const theirs = buildApplication({ id: 'b1', position: 'Welder' })
    await putFile(
      page,
      'milspouse-backup-222222.json',
      backupOf({ jobApplications: [...applications, theirs] }),
    )
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Device 222222, / })).toBeVisible()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText(/^This folder has another backup/)).toBeHidden()
    expect(await readStored(page, 'jobApplications')).toHaveLength(8)
    await expect
      .poll(async () => JSON.stringify(await readEntry(page, 'jobApplications')))
      .toContain('Welder')
  })

  await test.step('An empty browser asks before it writes', async () => {
    const before = await readFolder(page)
    await leaveApp(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await deleteDatabase(page)
    await page.goto('/app/settings')
    await expect(page.getByText(/^This device has fewer entries/)).toBeVisible()
    expect(await readFolder(page)).toEqual(before)

    await page.getByRole('button', { name: 'Restore from the Folder' }).click()
    for (const name of [/^This device, .* 1 more after this one\.$/, /^Device 222222, /]) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
    }
    await expect(page.getByText(/^This device has fewer entries/)).toBeHidden()
    expect(await readStored(page, 'jobApplications')).toHaveLength(8)
    // The file of this device has what the other one has.
    await expect(
      page.getByRole('main').getByText('Nothing was different, so nothing was changed.'),
    ).toBeVisible()
  })

  await test.step('Erasing everything forgets the folder and leaves its files', async () => {
    const before = await readFolder(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Erase Everything' }).click()
    await expect(page).toHaveURL(/\/welcome$/)
    expect(await page.evaluate(() => indexedDB.databases())).not.toContainEqual(
      expect.objectContaining({ name: 'milspouse-folder' }),
    )
    expect(await readRaw(page, 'jobApplications')).toBeNull()
    expect(await readFolder(page)).toEqual(before)
  })
})

test('A file that another device wrote under the same name is kept and offered for restore', async ({
  page,
}) => {
  await seed(page, 'jobApplications', applications)
  await chooseFolder(page)
  const [name = ''] = Object.keys(await readFolder(page))
  // A copy of this browser profile on another computer would write this.
  const theirs = backupOf({ jobApplications: [buildApplication({ id: 'b1', position: 'Welder' })] })
  await putFile(page, name, theirs)

  await page.reload()
  await expect(page.getByText(/^This folder has another backup/)).toBeVisible()
  const files = await readFolder(page)
  expect(Object.keys(files)).toHaveLength(2)
  expect(files[name]).toBe(theirs)
  const [own = ''] = Object.keys(files).filter((other) => other !== name)
  await expect(page.getByText(own)).toBeVisible()
  expect(files[own]).toContain('Nurse 5')

  await page.getByRole('button', { name: 'Restore from the Folder' }).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Device ${name.slice(17, 23)}, `) }),
  ).toBeVisible()
})

test('When the folder cannot be written or is gone, Settings says what to do', async ({ page }) => {
  await seed(page, 'jobApplications', applications)
  await chooseFolder(page)
  await page.addInitScript(() => {
    let state: PermissionState = 'prompt'
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: () => Promise.resolve(state),
      requestPermission: () => Promise.resolve((state = 'granted')),
    })
  })
  await page.reload()
  await expect(page.getByText(/^Your browser needs your OK again/)).toBeVisible()
  await page.getByRole('button', { name: 'Allow Again' }).click()
  await expect(page.getByText(/^Your browser needs your OK again/)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Backup Folder' })).toBeFocused()

  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry('Backups', { recursive: true })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Allow Again' }).click()
  await expect(page.getByText(/^Your folder “Backups” was not found\./)).toBeVisible()
  await page.getByRole('button', { name: 'Stop Using This Folder' }).click()
  await expect(page.getByRole('button', { name: 'Back Up to a Folder' })).toBeVisible()
})
