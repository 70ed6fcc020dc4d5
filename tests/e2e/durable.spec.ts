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
import { heard } from '../support/heard'
import {
  addApplication,
  applicationCard,
  applicationCards,
  applicationForm,
  emptyTracker,
  hub,
} from '../support/job-search-hub'
import { readStored } from '../support/storage'
import { storedBytes, storedBytesAndMark } from '../support/stored-bytes'

/*
 * A database lies beside the local storage. What becomes of both when one of them is gone, lags behind,
 * is damaged or belongs to somebody else; tests/e2e/kill.spec.ts kills the browser for it.
 */

const offer = (page: Page) =>
  page.getByText(/Your browser emptied its storage\. There is a copy from .+\. Bring it back\?/)
const bringItBack = (page: Page) => page.getByRole('button', { name: 'Bring It Back' })
const startEmpty = (page: Page) => page.getByRole('button', { name: 'Start Empty' })
const broughtBack = (page: Page) => page.getByText(/brought back/)

/** Saves an application in the hub, until the page says that it is safe. */
async function save(page: Page, position: string) {
  await Promise.all([
    heard(page, `Saved ${position} `),
    addApplication(page, { Company: 'Acme', Position: position }),
  ])
}

async function remove(page: Page, position: string) {
  await page.getByRole('button', { name: `Delete ${position} at Acme` }).click()
  await Promise.all([
    heard(page, `Deleted ${position} `),
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  ])
}

/** Leaves the app and empties local storage, as a browser does that wants room. */
async function emptyLocalStorage(page: Page) {
  await leaveApp(page)
  await page.evaluate(() => localStorage.clear())
}

/** Lets the person work, then puts local storage back as it was: a browser that was killed had not written it. */
async function forgetting(page: Page, work: () => Promise<void>) {
  const kept = await page.evaluate(storedBytesAndMark)
  await work()
  await leaveApp(page)
  await page.evaluate((kept) => {
    localStorage.clear()
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }, kept)
}

async function expectShown(page: Page, positions: readonly string[]) {
  await expect(applicationCards(page).getByRole('heading', { level: 3 })).toHaveText([...positions])
}

test.describe('What local storage has lost and the database has', () => {
  test('is brought back at the start, with a line that says so, once', async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await forgetting(page, () => save(page, 'Clerk'))
    await page.goto(hub)
    await expectShown(page, ['Clerk', 'Nurse'])
    await expect(broughtBack(page)).toBeVisible()
    await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(2)
    await page.reload()
    await expectShown(page, ['Clerk', 'Nurse'])
    await expect(broughtBack(page)).toHaveCount(0)
  })

  test(
    'is brought back under every key, on whatever page the browser starts',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(hub)
      await save(page, 'Nurse')
      await forgetting(page, async () => {
        await save(page, 'Clerk')
        await page.goto('/app/pcs-prep')
        await Promise.all([heard(page, 'Saved'), page.getByRole('checkbox').first().click()])
        await page.goto('/app/settings')
        const master = page.getByRole('switch', { name: 'Share my profile' })
        await Promise.all([heard(page, 'Saved'), master.click()])
      })
      await page.goto('/app/pcs-prep')
      await expect(page.getByRole('checkbox').first()).toBeChecked()
      await page.goto('/app/settings')
      await expect(page.getByRole('switch', { name: 'Share my profile' })).toBeChecked()
      await page.goto(hub)
      await expectShown(page, ['Clerk', 'Nurse'])
    },
  )

  test('stays deleted where it was a delete', { tag: '@full' }, async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await save(page, 'Clerk')
    await forgetting(page, () => remove(page, 'Nurse'))
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
    'stays empty until the person decides, through a reload',
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
    'is offered also where something small was stored since, as the theme is on a public page',
    { tag: '@full' },
    async ({ page }) => {
      await emptyLocalStorage(page)
      await page.evaluate(() => localStorage.setItem('darkMode', 'true'))
      await page.goto(hub)
      await bringItBack(page).click()
      await expectShown(page, ['Clerk', 'Nurse'])
    },
  )

  test('is brought back for good, or left in Settings for a person who starts empty', async ({
    page,
  }) => {
    await test.step('“Bring It Back” brings everything back', async () => {
      await bringItBack(page).click()
      await expectShown(page, ['Clerk', 'Nurse'])
      await expect(offer(page)).toHaveCount(0)
      await page.reload()
      await expectShown(page, ['Clerk', 'Nurse'])
      await save(page, 'Teacher')
      await page.reload()
      await expectShown(page, ['Teacher', 'Clerk', 'Nurse'])
    })

    await test.step('“Start Empty” asks no more, and the copy can still be found in Settings', async () => {
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
  'A database that was deleted changes nothing, and the next save is copied again',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await leaveApp(page)
    await deleteDatabase(page)
    await page.goto(hub)
    await expectShown(page, ['Nurse'])
    await expect(offer(page)).toHaveCount(0)
    await expect(broughtBack(page)).toHaveCount(0)
    await save(page, 'Clerk')
    expect(await readDatabase(page)).toContain('Clerk')

    await emptyLocalStorage(page)
    await page.goto(hub)
    await bringItBack(page).click()
    await expectShown(page, ['Clerk', 'Nurse'])
  },
)

test(
  'The database of another installation is never mixed into what is here',
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
    await page.reload()
    await expectShown(page, ['Clerk', 'Nurse'])
    await expect(broughtBack(page)).toHaveCount(0)
  },
)

test.describe('A database that cannot be used', () => {
  test('because IndexedDB throws or is not there: everything works, and a save is there after a reload', async ({
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
    'because a newer version of the app has written it: it is left as it is',
    { tag: '@full' },
    async ({ page }) => {
      await leaveApp(page)
      await holdDatabase(page, 999)
      await expectToWork(page)
      expect(await databaseVersion(page)).toBe(999)
    },
  )

  test(
    'because another tab that holds it blocks it: everything works meanwhile',
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
    'because its texts are damaged: what is here stays, and it can be saved on',
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

  test('because it is full: nothing is lost in silence', async ({ page }) => {
    await page.goto(hub)
    await save(page, 'Nurse')
    await fillDatabase(page)
    await addApplication(page, { Company: 'Acme', Position: 'Clerk' })
    const told = page.getByRole('alert').filter({ hasText: /full|not enough space/ })
    await expect(told.first()).toBeVisible()
    await page.reload()
    const typed = applicationForm(page).getByLabel('Position')
    await expect(applicationCard(page, 'Clerk').or(typed)).toBeVisible()
    if (await typed.isVisible()) await expect(typed).toHaveValue('Clerk')
    await expect(applicationCard(page, 'Nurse')).toBeVisible()
  })
})

/** Saves, reloads and ticks, and nobody asks or complains. */
async function expectToWork(page: Page) {
  await page.goto(hub)
  await save(page, 'Nurse')
  await goWithin(page, '/app/pcs-prep')
  await Promise.all([heard(page, 'Saved'), page.getByRole('checkbox').first().click()])
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await goWithin(page, hub)
  await expectShown(page, ['Nurse'])
  await save(page, 'Clerk')
  await expectShown(page, ['Clerk', 'Nurse'])
  await expect(offer(page)).toHaveCount(0)
}

test(
  'With the clock set back by two years saves go on, and what comes back is the newest',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2028-11-21T20:00:00.000Z'))
    await page.goto(hub)
    await save(page, 'Nurse')
    await page.clock.setFixedTime(new Date('2026-11-21T20:00:00.000Z'))
    await save(page, 'Clerk')
    await page.reload()
    await expect(applicationCards(page)).toHaveCount(2)
    await forgetting(page, () => save(page, 'Teacher'))
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
  'A tab that crashes while two write holds nobody up, and loses nothing that it said was saved',
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

test('Reset erases the database too: nothing is offered afterwards', async ({ page }) => {
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
