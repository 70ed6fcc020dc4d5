import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { storedApplication } from '../support/applications'
import { waitForAnnouncement } from '../support/wait-for-announcement'
import { addApplication, applicationCard, counter, hub } from '../support/job-search-hub'
import { expect, test, type KillableBrowser, type OpenBrowser } from '../support/killable-browser'
import { backupOf, prepareRestore } from '../support/restore-card'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored } from '../support/storage'

/*
 * Restore and Reset are atomic: after an interruption, storage has either all of the old state or all of the
 * new one, never a mix. An operation that was reported as done stays done.
 */

const settings = '/app/settings'
const { userProfile, privacySettings } = sampleData

/** Large enough that writing them takes a while. */
const applications = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    storedApplication({
      id: String(at),
      position: `Position ${at}`,
      notes: 'word '.repeat(200).trim(),
    }),
  )

/** What is stored before the operation. */
const before: Readonly<Record<string, unknown>> = {
  userProfile: { ...userProfile, location: 'Before' },
  jobApplications: applications(1_200),
  checklistProgress: { '3-months': { 'check-orders': true } },
  professionalGoals: sampleData.professionalGoals,
  privacySettings: { ...privacySettings, shareProfile: false },
}
/** What the restored file has: a different value under each key. */
const after: Readonly<Record<string, unknown>> = {
  userProfile: { ...userProfile, location: 'After' },
  jobApplications: applications(800),
  checklistProgress: { '3-months': { 'confirm-move-dates': true } },
  professionalGoals: sampleData.professionalGoals.slice(1),
  privacySettings: { ...privacySettings, shareProfile: true },
}
const nothing = Object.fromEntries(Object.keys(before).map((key) => [key, null]))

const restored = (page: Page) => page.getByText('Your data was restored.')
const restoreButton = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true })

interface Operation {
  name: string
  /** What is stored once it is done. */
  result: Readonly<Record<string, unknown>>
  /** The tracker's total once it is done. */
  total: string
  /** Does everything but the last click. */
  prepare(page: Page): Promise<void>
  press(page: Page): Promise<void>
  expectDone(page: Page): Promise<void>
}

const operations: readonly Operation[] = [
  {
    name: 'Restore',
    result: after,
    total: '800',
    prepare: async (page) => {
      await page.goto(settings)
      await prepareRestore(page, backupOf(after), 'Replace')
      await expect(restoreButton(page)).toBeEnabled()
    },
    press: (page) => restoreButton(page).click(),
    // The success notice proves nothing: the Restore that made the profile left one.
    expectDone: (page) => expect(restoreButton(page)).toHaveCount(0),
  },
  {
    name: 'Reset',
    result: nothing,
    total: '0',
    prepare: async (page) => {
      await page.goto(settings)
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(page.getByRole('button', { name: 'Erase Everything' })).toBeVisible()
    },
    press: (page) => page.getByRole('button', { name: 'Erase Everything' }).click(),
    expectDone: (page) => expect(page).toHaveURL('/welcome'),
  },
]

/** Makes a profile in which `before` is stored. */
async function makeProfile(open: OpenBrowser, folder: string) {
  const { page, close } = await open(folder)
  await page.goto(settings)
  await prepareRestore(page, backupOf(before), 'Merge')
  await restoreButton(page).click()
  await expect(restored(page)).toBeVisible()
  await close()
}

/** The state that storage is in, by name; the state of each key if they differ. */
async function readState(page: Page, states: Readonly<Record<string, Operation['result']>>) {
  const found: string[] = []
  for (const key of Object.keys(before)) {
    const value = await readStored(page, key)
    const state = Object.entries(states).find(([, all]) => isDeepStrictEqual(all[key], value))
    found.push(state?.[0] ?? 'something else')
  }
  return new Set(found).size === 1 ? found[0] : `a mix: ${found.join(', ')}`
}

/** Ways to interrupt an operation. What a page wrote survives its crash, but may be lost with the browser. */
const interruptions: Readonly<
  Record<string, { times: number; interrupt(browser: KillableBrowser): Promise<void> }>
> = {
  'browser killed': { times: 10, interrupt: ({ kill }) => kill() },
  'page crashed': {
    times: 20,
    interrupt: async ({ page, close }) => {
      const session = await page.context().newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      // A crashed page never answers.
      void session.send('Page.crash').catch(() => undefined)
      await crashed
      await close()
    },
  },
}

for (const { name, result, total, prepare, press, expectDone } of operations) {
  for (const [how, { times, interrupt }] of Object.entries(interruptions)) {
    test(
      `A ${how} in the middle of a ${name} leaves all or nothing of it`,
      { tag: '@full' },
      async ({ open, profiles }) => {
        test.setTimeout(600_000)
        const template = join(profiles, 'template')
        await makeProfile(open, template)
        const startOnCopy = async (name: string) => {
          const folder = join(profiles, name)
          await cp(template, folder, { recursive: true, verbatimSymlinks: true })
          const browser = await open(folder)
          await prepare(browser.page)
          return { browser, folder }
        }

        const { browser: uninterrupted } = await startOnCopy('uninterrupted')
        const start = performance.now()
        await press(uninterrupted.page)
        await expectDone(uninterrupted.page)
        const needed = performance.now() - start
        await uninterrupted.close()

        const found: string[] = []
        for (let at = 0; at < times; at++) {
          const { browser, folder } = await startOnCopy(`interrupted ${at}`)
          const delay = Math.round((needed * at) / times)
          // The interruption may come before the click is over.
          const pressed = press(browser.page).catch(() => undefined)
          await wait(delay)
          await interrupt(browser)
          await pressed

          const { page, close } = await open(folder)
          await page.goto(settings)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const read = () => readState(page, { before, after: result })
          const message = `interrupted after ${delay} of ${Math.round(needed)} ms`
          await expect.poll(read, { message }).toMatch(/^(before|after)$/)
          const state = await read()
          await page.goto(hub)
          await expect(counter(page, 'Total')).toHaveText(state === 'before' ? '1200' : total)
          expect(await read(), 'a page later').toBe(state)
          await expect(page.getByRole('button', { name: 'Bring It Back' })).toHaveCount(0)
          await close()
          found.push(`${delay} ms ${state}`)
        }
        console.log(`A ${how} in the middle of a ${name}: ${found.join(', ')}`)
      },
    )
  }

  for (const delay of [0, 300, 1_500]) {
    test(
      `A ${name} that is reported as done ${delay} ms before a kill stays done`,
      { tag: '@full' },
      async ({ open, profiles }) => {
        const folder = join(profiles, 'killed')
        await makeProfile(open, folder)
        const { page, kill } = await open(folder)
        await prepare(page)
        await press(page)
        await expectDone(page)
        await wait(delay)
        await kill()
        const { page: next, close } = await open(folder)
        await next.goto(settings)
        await expect.poll(() => readState(next, { before, after: result })).toBe('after')
        await expect(next.getByRole('button', { name: 'Bring It Back' })).toHaveCount(0)
        await close()
      },
    )
  }
}

test(
  'A browser killed in the middle of a Restore keeps what was saved just before it',
  { tag: '@full' },
  async ({ open, profiles }) => {
    test.setTimeout(600_000)
    const template = join(profiles, 'template')
    await makeProfile(open, template)
    const [goal] = sampleData.professionalGoals
    const goals = Array.from({ length: 4_000 }, (_, at) => ({ ...goal, id: String(at) }))
    const found: number[] = []
    for (let at = 0; at < 6; at++) {
      const folder = join(profiles, `killed ${at}`)
      await cp(template, folder, { recursive: true, verbatimSymlinks: true })
      const { page, kill } = await open(folder)
      await page.goto(hub)
      await Promise.all([
        waitForAnnouncement(page, 'Saved Fresh '),
        addApplication(page, { Company: 'Acme', Position: 'Fresh' }),
      ])
      // This Restore changes only the goals.
      await page.goto(settings)
      await prepareRestore(page, backupOf({ professionalGoals: goals }), 'Merge')
      const recorded = page.evaluate(intentRecorded)
      await restoreButton(page).click()
      await recorded
      await wait(at * 10)
      await kill()

      const { page: next, close } = await open(folder)
      await next.goto(hub)
      await expect(applicationCard(next, 'Fresh')).toBeVisible()
      const stored = await readStored(next, 'professionalGoals')
      found.push(Array.isArray(stored) ? stored.length : 0)
      await close()
    }
    console.log(`Goals after a kill in the middle of a Restore: ${found.join(', ')}`)
    const { length } = sampleData.professionalGoals
    expect(found.filter((count) => count !== length && count < 4_000)).toEqual([])
  },
)

/** Resolves once the database records a replacement in progress; after two seconds if that was too quick to see. */
async function intentRecorded() {
  const opened = indexedDB.open('milspouse')
  await new Promise((resolve) => (opened.onsuccess = resolve))
  const end = performance.now() + 2_000
  while (performance.now() < end) {
    const read = opened.result.transaction('state').objectStore('state').get('now')
    await new Promise((resolve) => (read.onsuccess = resolve))
    if ((read.result as { intent?: unknown }).intent) return
  }
}
