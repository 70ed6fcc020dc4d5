import type { Page } from '@playwright/test'
import {
  blockDatabase,
  damageDatabase,
  databaseVersion,
  deleteDatabase,
  fillDatabase,
  holdDatabase,
  readDatabase,
  refuseDatabase,
} from '../support/database'
import { leaveApp } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { waitForAnnouncement } from '../support/wait-for-announcement'
import {
  addApplication,
  applicationCard,
  applicationCards,
  emptyTracker,
  hub,
} from '../support/job-search-hub'
import { readStored } from '../support/storage'
import { storedBytes, storedBytesAndMark } from '../support/stored-bytes'

/*
 * An IndexedDB mirror backs up local storage. These tests cover one of the two being gone, behind, damaged or
 * from another installation. tests/e2e/kill.spec.ts covers a browser that is killed.
 */

const offer = (page: Page) =>
  page.getByText(/Your browser emptied its storage\. There is a copy from .+\. Bring it back\?/)
const bringItBack = (page: Page) => page.getByRole('button', { name: 'Bring It Back' })
const startEmpty = (page: Page) => page.getByRole('button', { name: 'Start Empty' })
const broughtBack = (page: Page) => page.getByText(/brought back/)

/** Saves an application in the hub and waits until the page announces the save. */
async function save(page: Page, position: string) {
  await Promise.all([
    waitForAnnouncement(page, `Saved ${position} `),
    addApplication(page, { Company: 'Acme', Position: position }),
  ])
}

async function remove(page: Page, position: string) {
  await page.getByRole('button', { name: `Delete ${position} at Acme` }).click()
  await Promise.all([
    waitForAnnouncement(page, `Deleted ${position} `),
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  ])
}

/** Leaves the app and empties local storage, as a browser that runs out of space does. */
async function emptyLocalStorage(page: Page) {
  await leaveApp(page)
  await page.evaluate(() => localStorage.clear())
}

/** Does some work, then restores the earlier local storage, as if the browser was killed before it was flushed. */
async function revertLocalStorageAfter(page: Page, work: () => Promise<void>) {
  const before = await page.evaluate(storedBytesAndMark)
  await work()
  await leaveApp(page)
  await page.evaluate((before) => {
    localStorage.clear()
    for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text)
  }, before)
}

async function expectShown(page: Page, positions: readonly string[]) {
  await expect(applicationCards(page).getByRole('heading', { level: 3 })).toHaveText([...positions])
}

test.describe('Changes that only the mirror still has', () => {
  test('are restored at startup, with a message that appears once', async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await revertLocalStorageAfter(page, () => save(page, 'Clerk'))
    await page.goto(hub)
    await expectShown(page, ['Clerk', 'Nurse'])
    await expect(broughtBack(page)).toBeVisible()
    await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(2)
    await page.reload()
    await expectShown(page, ['Clerk', 'Nurse'])
    await expect(broughtBack(page)).toHaveCount(0)
  })

  test(
    'are restored under every key, whichever page opens first',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(hub)
      await save(page, 'Nurse')
      await revertLocalStorageAfter(page, async () => {
        await save(page, 'Clerk')
        await page.goto('/app/pcs-prep')
        await Promise.all([
          waitForAnnouncement(page, 'Saved'),
          page.getByRole('checkbox').first().click(),
        ])
        await page.goto('/app/settings')
        const master = page.getByRole('switch', { name: 'Share my profile' })
        await Promise.all([waitForAnnouncement(page, 'Saved'), master.click()])
      })
      await page.goto('/app/pcs-prep')
      await expect(page.getByRole('checkbox').first()).toBeChecked()
      await page.goto('/app/settings')
      await expect(page.getByRole('switch', { name: 'Share my profile' })).toBeChecked()
      await page.goto(hub)
      await expectShown(page, ['Clerk', 'Nurse'])
    },
  )

  test('include deletes: a deleted record stays deleted', { tag: '@full' }, async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await save(page, 'Clerk')
    await revertLocalStorageAfter(page, () => remove(page, 'Nurse'))
    await page.goto(hub)
    await expectShown(page, ['Clerk'])
  })
})

test.describe('Local storage that was emptied', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await save(page, 'Clerk')
    await emptyLocalStorage(page)
    await page.goto(hub)
    await expect(offer(page)).toBeVisible()
  })

  test(
    'stays empty until the person decides, even after a reload',
    { tag: '@full' },
    async ({ page }) => {
      await page.reload()
      await expect(offer(page)).toBeVisible()
      await expect(startEmpty(page)).toBeVisible()
      await expect(applicationCards(page)).toHaveCount(0)
      expect(await readStored(page, 'jobApplications')).toBeNull()
    },
  )

  test(
    'can still be restored after something small was stored, such as the theme on a public page',
    { tag: '@full' },
    async ({ page }) => {
      await emptyLocalStorage(page)
      await page.evaluate(() => localStorage.setItem('darkMode', 'true'))
      await page.goto(hub)
      await bringItBack(page).click()
      await expectShown(page, ['Clerk', 'Nurse'])
    },
  )

  test('is restored for good, or stays available in Settings for a person who starts empty', async ({
    page,
  }) => {
    await test.step('“Bring It Back” restores everything', async () => {
      await bringItBack(page).click()
      await expectShown(page, ['Clerk', 'Nurse'])
      await expect(offer(page)).toHaveCount(0)
      await page.reload()
      await expectShown(page, ['Clerk', 'Nurse'])
      await save(page, 'Teacher')
      await page.reload()
      await expectShown(page, ['Teacher', 'Clerk', 'Nurse'])
    })

    await test.step('“Start Empty” ends the offer, and the copy stays available in Settings', async () => {
      await emptyLocalStorage(page)
      await page.goto(hub)
      await startEmpty(page).click()
      await expect(offer(page)).toHaveCount(0)
      await save(page, 'Cook')
      await page.reload()
      await expectShown(page, ['Cook'])
      await expect(offer(page)).toHaveCount(0)
      await goWithin(page, '/app/settings')
      const versions = page.getByRole('region', { name: 'Earlier Versions' })
      await versions.getByRole('button', { name: 'Show Earlier Versions' }).click()
      await expect(versions.getByRole('listitem').first()).toBeVisible()
      expect(await readDatabase(page)).toContain('Clerk')
    })
  })
})

test(
  'Deleting the mirror’s database changes nothing, and the next save is mirrored again',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await leaveApp(page)
    await deleteDatabase(page)
    await page.goto(hub)
    await expectShown(page, ['Nurse'])
    await save(page, 'Clerk')
    await expect(offer(page)).toHaveCount(0)
    await expect(broughtBack(page)).toHaveCount(0)
    expect(await readDatabase(page)).toContain('Clerk')

    await emptyLocalStorage(page)
    await page.goto(hub)
    await bringItBack(page).click()
    await expectShown(page, ['Clerk', 'Nurse'])
  },
)

test(
  'The mirror of another installation is never merged into local storage',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    const mine = await page.evaluate(storedBytes)
    await page.getByRole('button', { name: 'Delete Nurse at Acme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await save(page, 'Stranger')
    await leaveApp(page)
    await page.evaluate((mine) => {
      localStorage.clear()
      for (const [key, text] of Object.entries(mine)) localStorage.setItem(key, text)
      localStorage.setItem('saveMark', JSON.stringify({ id: 'another-installation', number: 1 }))
    }, mine)

    await page.goto(hub)
    await expectShown(page, ['Nurse'])
    await save(page, 'Clerk')
    await expect(broughtBack(page)).toHaveCount(0)
    await page.reload()
    await expectShown(page, ['Clerk', 'Nurse'])
  },
)

test.describe('A database that cannot be used', () => {
  test('because IndexedDB throws or is missing: everything works, and a save survives a reload', async ({
    context,
  }) => {
    for (const how of ['throws', 'is not there'] as const) {
      await test.step(how, async () => {
        const page = await context.newPage()
        await refuseDatabase(page, how)
        await expectToWork(page)
        await goWithin(page, '/app/settings')
        await page.getByRole('button', { name: 'Reset' }).click()
        await page.getByRole('button', { name: 'Erase Everything' }).click()
        await expect(page).toHaveURL('/welcome')
        expect(await page.evaluate(storedBytes)).toEqual({})
        await page.close()
      })
    }
  })

  test(
    'because a newer version of the app wrote it: it is left unchanged',
    { tag: '@full' },
    async ({ page }) => {
      await leaveApp(page)
      await holdDatabase(page, 999)
      await expectToWork(page)
      expect(await databaseVersion(page)).toBe(999)
    },
  )

  test(
    'because another tab blocks it: everything works in the meantime',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto(hub)
      await save(page, 'Kept')
      await leaveApp(page)
      const other = await context.newPage()
      await leaveApp(other)
      await holdDatabase(other)
      await blockDatabase(other)

      await page.goto(hub)
      await expect(applicationCard(page, 'Kept')).toBeVisible()
      await addApplication(page, { Company: 'Acme', Position: 'Clerk' })
      await expect(applicationCard(page, 'Clerk')).toBeVisible()
      await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(2)
      await other.close()
      await page.reload()
      await expectShown(page, ['Clerk', 'Kept'])
    },
  )

  test(
    'because its records are damaged: local storage is kept, and saves go on',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(hub)
      await save(page, 'Nurse')
      await leaveApp(page)
      await damageDatabase(page)
      await page.goto(hub)
      await expectShown(page, ['Nurse'])
      await save(page, 'Clerk')
      await page.reload()
      await expectShown(page, ['Clerk', 'Nurse'])
    },
  )

  test('because it is full: saves go on in local storage, with an alert', async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await fillDatabase(page)
    await addApplication(page, { Company: 'Acme', Position: 'Clerk' })
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'not enough space for the second copy on this device' }),
    ).toBeVisible()
    await page.reload()
    await expectShown(page, ['Clerk', 'Nurse'])
  })
})

/** Expects saves and a checked item to survive a reload, with no offer to restore. */
async function expectToWork(page: Page) {
  await page.goto(hub)
  await save(page, 'Nurse')
  await goWithin(page, '/app/pcs-prep')
  await Promise.all([
    waitForAnnouncement(page, 'Saved'),
    page.getByRole('checkbox').first().click(),
  ])
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await goWithin(page, hub)
  await expectShown(page, ['Nurse'])
  await save(page, 'Clerk')
  await expectShown(page, ['Clerk', 'Nurse'])
  await expect(offer(page)).toHaveCount(0)
}

test(
  'When the clock is set back by two years, saves go on and the newest data is restored',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2028-11-21T20:00:00.000Z'))
    await page.goto(hub)
    await save(page, 'Nurse')
    await page.clock.setFixedTime(new Date('2026-11-21T20:00:00.000Z'))
    await save(page, 'Clerk')
    await page.reload()
    await expect(applicationCards(page)).toHaveCount(2)
    await revertLocalStorageAfter(page, () => save(page, 'Teacher'))
    await page.goto(hub)
    for (const position of ['Nurse', 'Clerk', 'Teacher']) {
      await expect(applicationCard(page, position)).toBeVisible()
    }
    await emptyLocalStorage(page)
    await page.goto(hub)
    await bringItBack(page).click()
    await expect(applicationCards(page)).toHaveCount(3)
  },
)

test(
  'A tab that crashes while two tabs write does not block the other, and loses nothing shown as saved',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(hub)
    await Promise.all([save(page, 'Nurse'), save(other, 'Clerk')])
    await addApplication(other, { Company: 'Acme', Position: 'Cut Off' })
    const session = await context.newCDPSession(other)
    const crashed = other.waitForEvent('crash')
    void session.send('Page.crash').catch(() => undefined)
    await Promise.all([crashed, save(page, 'Teacher')])
    await page.reload()
    for (const position of ['Nurse', 'Clerk', 'Teacher']) {
      await expect(applicationCard(page, position)).toBeVisible()
    }
  },
)

test('Reset erases the mirror too: nothing is offered afterward', async ({ page }) => {
  await page.goto(hub)
  await save(page, 'Nurse')
  expect(await readDatabase(page)).toContain('Nurse')
  await goWithin(page, '/app/settings')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(page).toHaveURL('/welcome')
  expect(await page.evaluate(storedBytes)).toEqual({})
  expect(await readDatabase(page)).not.toContain('Nurse')
  await page.goto(hub)
  await expect(emptyTracker(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
