import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { addDays } from '@/engine/calendar-day'
import { storageTable } from '@/screens/storage-table'
import { buildApplication } from '../support/applications'
import { browserDay } from '../support/browser-day'
import { whatCoversFocus } from '../support/checks/what-covers-focus'
import { replaceStorage } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import {
  addApplication,
  applicationCard,
  applicationForm,
  emptyTracker,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { buildMove } from '../support/moves'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { sitePages } from '../support/site-pages'
import { readRaw, seed, seedRaw } from '../support/storage'
import { storedBytesAndMark } from '../support/stored-bytes'

/*
 * Faults caused in the browser itself: storage that is full, denied, damaged, or of a newer version.
 */

const appPages = sitePages.filter(({ path }) => path.startsWith('/app'))

/** Every key and text in local storage. */
const allStoredTexts = (page: Page) => page.evaluate(storedBytesAndMark)

/** Fills local storage to the last character: most of it at once, the rest in smaller and smaller pieces. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const used = Object.entries(localStorage).reduce(
      (sum, [key, text]) => sum + key.length + String(text).length,
      0,
    )
    localStorage.setItem('filler', 'x'.repeat(5_242_880 - used - 1_000))
    let text = 'x'.repeat(1_000)
    let rest = ''
    while (text.length > 0) {
      try {
        localStorage.setItem('rest', rest + text)
        rest += text
      } catch {
        text = text.slice(0, Math.floor(text.length / 2))
      }
    }
  })

/** Opens each screen of the app as its links do, without reloading the page. */
async function visitScreens(page: Page, check: (path: string) => Promise<void>) {
  for (const { path } of appPages) {
    await goWithin(page, path)
    await check(path)
  }
}

test('When storage is full to the last character, a save fails with an alert and changes nothing', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [buildApplication({ id: '1', company: 'Kept Inc' })])
  await seed(page, 'moves', [buildMove({ reportDate: addDays(browserDay(), 90) })])
  const full = page.getByRole('alert').filter({ hasText: 'storage is full' })
  const makeRoom = () =>
    page.evaluate(() => {
      for (const key of ['filler', 'rest']) localStorage.removeItem(key)
    })

  await test.step('a new application: the form keeps its text, and can be saved later', async () => {
    await page.goto(hub)
    await expect(page.getByText('1 job application', { exact: true })).toBeVisible()
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Late Inc', Position: 'Clerk' })
    await fillStorage(page)
    const before = await allStoredTexts(page)
    await saveApplication(page)
    await expect(full).toContainText('Nothing you saved before has changed')
    await expect(full).toContainText('Download a backup')
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Late Inc')
    expect(await allStoredTexts(page)).toEqual(before)
    await makeRoom()
    await saveApplication(page)
    await expect(applicationCard(page, 'Clerk')).toBeVisible()
  })

  for (const [name, path, title, width] of [
    ['a checklist', '/app/pcs-prep', /^PCS/, 390],
    ['the plan of a move', '/app/move', 'My Move', 1024],
  ] as const) {
    await test.step(`a checkbox of ${name}: the alert is in view, and the box shows what is stored`, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await goWithin(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await page.locator('main details').evaluateAll((parts) => {
        for (const part of parts) part.setAttribute('open', '')
      })
      await fillStorage(page)
      const open = page.getByRole('checkbox', { checked: false })
      const count = await open.count()
      await open.last().click()
      await expect(full).toBeInViewport({ ratio: 1 })
      await expect(open).toHaveCount(count)
      expect(await readRaw(page, 'checklistProgress')).toBeNull()
      expect(await readRaw(page, 'planProgress')).toBeNull()
    })

    await test.step(`the alert in ${name} covers neither the focused element nor the bar`, async () => {
      await page.setViewportSize({ width, height: 720 })
      await page.getByRole('checkbox').last().focus()
      await expect(full).toBeInViewport({ ratio: 1 })
      const bar = await page.getByRole('banner').boundingBox()
      expect((await full.boundingBox())?.y).toBeGreaterThanOrEqual(Number(bar?.height))
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press('Shift+Tab')
        expect(await page.evaluate(whatCoversFocus)).toBe('')
      }
      // As with 400 percent zoom. Here the alert would cover the page.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.getByRole('checkbox').last().focus()
      await expect(full).not.toBeInViewport()
      await makeRoom()
    })
  }

  await test.step('a switch: it shows what is stored, and a backup can still be downloaded', async () => {
    await goWithin(page, '/app/settings')
    const master = page.getByRole('switch', { name: 'Share my profile' })
    await expect(master).toBeVisible()
    await fillStorage(page)
    await master.click()
    await expect(full).toBeVisible()
    await expect(master).not.toBeChecked()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Full Backup' }).click()
    expect(await textOf(await download)).toContain('Kept Inc')
  })
})

test('When storage is denied from the start, the app works in memory and says that nothing will be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto(hub)
  await expect(page.getByRole('alert').filter({ hasText: 'nothing will be kept' })).toBeVisible()
  await addApplication(page, { Company: 'Memory Inc', Position: 'Nurse' })
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await visitScreens(page, async (path) => {
    await expect(page.getByRole('heading', { level: 1, name: titleOf(path) })).toBeVisible()
    await expect(page.getByText('nothing will be kept')).toBeVisible()
  })
})

/** The keys with user data. The excluded ones are bookkeeping of the app. */
const keys = storageTable
  .map(({ key }) => key)
  .filter((key) => !['schemaVersion', 'saveMark', 'listLooks'].includes(key))
const good: Readonly<Record<string, unknown>> = sampleData

// Each other kind of damage reads as empty too. See tests/contract/corruption.test.tsx.
test('With JSON that was cut off under every key, every screen opens and every text is kept', async ({
  page,
  problems,
}) => {
  test.slow()
  problems.expect(/Error loading/)
  const cutOff = (key: string) => JSON.stringify(good[key] ?? true).slice(0, -1) || '{'
  const texts = Object.fromEntries(keys.map((key) => [key, cutOff(key)]))
  await replaceStorage(page, texts)
  await page.goto('/app')
  await visitScreens(page, async (path) => {
    await expect(page.getByRole('heading', { level: 1, name: titleOf(path) })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
  })
  // Data Health counts what is stored under each key.
  await goWithin(page, '/app/settings')
  await expect(page.locator('#health')).toContainText('of this site’s storage is used')

  const now = await allStoredTexts(page)
  for (const [key, text] of Object.entries(texts)) {
    const kept = Object.entries(now).filter(([name]) => name === key || name.startsWith(`${key}.`))
    expect(
      kept.map(([, bytes]) => bytes),
      key,
    ).toContain(text)
  }

  // Unreadable text is offered for download unchanged.
  for (const key of keys) {
    const name = new RegExp(`^Download ${key}(\\.|$)`)
    await expect(page.getByRole('button', { name }).first(), key).toBeVisible()
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download jobApplications/ }).click()
  expect(await textOf(await download)).toBe(texts.jobApplications)
})

test('Unreadable text of 5 MB is kept until it is removed, and a save that it blocks shows an alert with what to do', async ({
  page,
  problems,
}) => {
  problems.expect(/Error loading job applications/)
  await page.goto('/about')
  const length = await page.evaluate(() => {
    const text = '{"[\u0000~'.repeat(800_000).slice(0, 5_000_000)
    localStorage.setItem('jobApplications', text)
    return text.length
  })
  await page.goto(hub)
  await expect(emptyTracker(page)).toBeVisible()
  await addApplication(page, { Company: 'Acme', Position: 'Nurse' })
  await expect(
    page.getByRole('alert').filter({ hasText: 'download the unreadable data and remove it there' }),
  ).toBeVisible()
  expect((await readRaw(page, 'jobApplications'))?.length).toBe(length)
  await expect(applicationForm(page).getByLabel('Position')).toHaveValue('Nurse')

  await page.getByRole('link', { name: 'See it in Settings' }).click()
  await page.getByRole('button', { name: 'Remove jobApplications' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Everything stored here can be read now.')).toBeVisible()
  await page.goBack()
  await applicationForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 job application', { exact: true })).toBeVisible()
})

test('A screen with unreadable data links to it in Settings, and choosing a theme keeps an unreadable one', async ({
  page,
  problems,
}) => {
  problems.expect(/Error loading/)
  for (const key of ['jobApplications', 'checklistProgress', 'professionalSkills']) {
    await seedRaw(page, key, '{oops')
  }
  await seedRaw(page, 'darkMode', '"dusk')
  const heading = page.getByRole('heading', { name: 'Unreadable Data' })
  await page.goto('/app/housing')
  for (const path of ['/app', '/app/pcs-prep', '/app/professional-dev', '/app/settings', hub]) {
    await test.step(path, async () => {
      await goWithin(page, path)
      await expect(page.getByRole('heading', { level: 1, name: titleOf(path) })).toBeVisible()
      await expect(page.getByText('Some of your saved data cannot be read.')).toBeVisible()
    })
  }
  await page.getByRole('link', { name: 'See it in Settings' }).click()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })

  await page
    .getByRole('button', { name: /theme|dark|light/i })
    .first()
    .click()
  const kept = Object.entries(await allStoredTexts(page)).filter(([name]) =>
    name.startsWith('darkMode.unreadable.'),
  )
  expect(kept.map(([, text]) => text)).toEqual(['"dusk'])
})

test('A page that was open before another tab stored data of a newer version stops writing, and asks for a reload', async ({
  page,
  context,
}) => {
  await seed(page, 'jobApplications', [buildApplication({ id: '1' })])
  await page.goto(hub)
  await expect(page.getByText('1 job application', { exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => {
    localStorage.setItem('fromTheFuture', '{"a":1}')
    localStorage.setItem('schemaVersion', '99')
  })
  const notice = page.getByRole('alert').filter({ hasText: 'Another tab has opened a newer' })
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  const before = await allStoredTexts(page)
  await addApplication(page, { Company: 'Acme', Position: 'Nurse' })
  await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toBeVisible()
  expect(await allStoredTexts(page)).toEqual(before)
})

/** Matches the beginning of a screen's heading. */
function titleOf(path: string): RegExp {
  return path === '/app'
    ? /^Good /
    : new RegExp(`^${sitePages.find((page) => page.path === path)?.title}`)
}

/** The text of a downloaded file. */
async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
