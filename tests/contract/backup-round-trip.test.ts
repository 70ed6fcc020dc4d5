import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { readUserFile } from '@/screens/account/user-data/read-user-file'
import { fullBackup } from '@/screens/account/user-data/data-files'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage, storedTexts } from '@/engine/store/storage'
import { applyRestore } from '@/engine/store/backup/apply'
import { BACKUP_VERSION } from '@/engine/store/backup/backup-file'
import { isSame } from '@/engine/model/is-same'
import { planRestore, type RestoreMode } from '@/engine/store/backup/plan'
import { restorable } from '@/schemas/account/stored'
import { SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { damagedStates, storedStates, storedValues } from '../support/stored-states'

beforeEach(() => {
  // Generated damage is reported to the console, as it is in a browser.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The repository keeps its lock for a moment after each write; fake timers skip that wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }).setTimerTickMode('nextTimerAsync')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Allows for a slow machine and for `npm run test:full`. */
const TIMEOUT_MS = 600_000
const modes: readonly RestoreMode[] = ['merge', 'replace']

/** A separate browser with this content in its storage. */
function browserWith(state: Readonly<Record<string, string>>) {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(state)) storage.setItem(key, text)
  return createRepository({ storage, isDurable: true })
}
type Browser = ReturnType<typeof browserWith>

async function restore(browser: Browser, text: string, mode: RestoreMode) {
  const content = await readUserFile(new Blob([text]))
  if (!('entries' in content)) throw new Error(JSON.stringify(content))
  const plan = planRestore(browser, restorable, content)
  await applyRestore(browser, plan, { mode, prefer: new Map() })
  return plan
}

/**
 * Everything stored in a browser: parsed, or as text where it is not JSON. An empty value counts as
 * missing, because the product reads both the same way.
 */
function contents({ storage }: Browser): Record<string, unknown> {
  return Object.fromEntries(
    storedTexts(storage)
      .map(([key, text]) => [key, parse(text)] as const)
      .filter(([key, value]) => {
        const stored = restorable.find((one) => one.key === key)
        return !stored || !isSame(value, stored.empty)
      }),
  )
}

const parts = (json: unknown) => z.record(z.string(), z.unknown()).parse(json)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

describe('A full backup', () => {
  it('has a test generator for every key that it restores', () => {
    const keys = restorable.map(({ key }) => key)
    const missing = keys.filter((key) => !(key in storedValues))
    expect(
      missing.map((key) => `${key}: add a generator to tests/support/stored-states.ts`),
    ).toEqual([])
    expect(Object.keys(storedValues).filter((key) => !keys.includes(key))).toEqual([])
  })

  it.each(restorable.map(({ key }) => key))('includes the value stored under %s', (key) => {
    const { text } = fullBackup(browserWith({ [key]: '"anything"' }))
    expect(JSON.parse(text)).toHaveProperty('entries', { [key]: 'anything' })
  })

  it.each(modes)(
    'restores everything after a reset (%s)',
    async (mode) => {
      await fc.assert(
        fc.asyncProperty(storedStates, async (state) => {
          const browser = browserWith(state)
          const before = contents(browser)
          const { text } = fullBackup(browser)
          await browser.reset()
          expect(contents(browser)).toEqual({})
          const { keys } = await restore(browser, text, mode)
          expect(keys.flatMap(({ refused }) => refused)).toEqual([])
          expect(contents(browser)).toEqual(before)
        }),
      )
    },
    TIMEOUT_MS,
  )

  it.each(modes)('restores a date whose year no form accepts (%s)', async (mode) => {
    const stamps = { id: '1', createdAt: '2026-11-21T08:00:00.000Z' }
    const browser = browserWith({
      jobApplications: JSON.stringify([
        {
          ...stamps,
          updatedAt: stamps.createdAt,
          company: 'Acme',
          position: 'Analyst',
          dateApplied: '0026-03-04',
          history: [{ id: '2', kind: 'interview', day: '0202-03-04' }],
        },
      ]),
    })
    const before = contents(browser)
    const { text } = fullBackup(browser)
    await browser.reset()
    const { keys } = await restore(browser, text, mode)
    expect(keys.flatMap(({ refused }) => refused)).toEqual([])
    expect(contents(browser)).toMatchObject(before)
  })

  it(
    'restores unreadable data unchanged',
    async () => {
      await fc.assert(
        fc.asyncProperty(damagedStates, async (state) => {
          const browser = browserWith(state)
          const before = contents(browser)
          const { text } = fullBackup(browser)
          await browser.reset()
          expect(contents(browser)).toEqual({})
          await restore(browser, text, 'merge')
          expect(contents(browser)).toEqual(before)
        }),
      )
    },
    TIMEOUT_MS,
  )

  it(
    'changes nothing when it is restored in the browser that made it',
    async () => {
      await fc.assert(
        fc.asyncProperty(storedStates, fc.constantFrom(...modes), async (state, mode) => {
          const browser = browserWith(state)
          const before = contents(browser)
          const { keys } = await restore(browser, fullBackup(browser).text, mode)
          expect(keys.every(({ merge }) => merge.added + merge.changed === 0)).toBe(true)
          expect(contents(browser)).toEqual(before)
        }),
      )
    },
    TIMEOUT_MS,
  )
})

describe('An older backup', () => {
  it.each(modes)('never replaces a newer version of a calendar event (%s)', async (mode) => {
    const event = {
      sequence: 1,
      day: '2027-03-01',
      title: 'Find a doctor',
      note: '',
      isCancelled: false,
      changedAt: '2026-11-23T12:00:00.000Z',
    }
    const browserOf = (events: object) => browserWith({ calendarEvents: JSON.stringify(events) })
    const { text } = fullBackup(browserOf({ old: event, gone: event }))
    const since = { old: { ...event, sequence: 2 }, new: event }
    const browser = browserOf(since)
    await restore(browser, text, mode)
    expect(contents(browser)).toEqual({ calendarEvents: { ...since, gone: event } })
  })
})

describe('A backup with tasks that were set aside', () => {
  const task = 'license-steps/apply'
  const setAside = (tasks: object) => ({ planProgress: JSON.stringify({ [SET_ASIDE]: tasks }) })

  it.each(modes)('sets them aside in an empty browser (%s)', async (mode) => {
    const { text } = fullBackup(browserWith(setAside({ [task]: true, other: false })))
    const browser = browserWith({})
    await restore(browser, text, mode)
    expect(contents(browser)).toEqual({
      planProgress: { [SET_ASIDE]: { [task]: true, other: false } },
    })
  })

  it('keeps, when merged, the tasks that either side set aside and every checkmark', async () => {
    const { text } = fullBackup(browserWith(setAside({ [task]: true, 'only-there': true })))
    const here = { 'license-steps': { apply: true }, [SET_ASIDE]: { 'only-here': true } }
    const browser = browserWith({ planProgress: JSON.stringify(here) })
    await restore(browser, text, 'merge')
    expect(contents(browser)).toEqual({
      planProgress: {
        ...here,
        [SET_ASIDE]: { 'only-here': true, [task]: true, 'only-there': true },
      },
    })
  })
})

describe('Restoring a published file format', () => {
  const fixture = (name: string) => readFileSync(`tests/fixtures/${name}`, 'utf8')

  /** Expects exactly the keys of the file. A field added after the file was written has its default. */
  function expectKept(browser: Browser, expected: Readonly<Record<string, unknown>>) {
    const restored = contents(browser)
    expect(Object.keys(restored).toSorted()).toEqual(Object.keys(expected).toSorted())
    expect(restored).toMatchObject(expected)
  }

  it('is tested with a fixture for each backup version and for the export', () => {
    const versions = Array.from({ length: BACKUP_VERSION }, (_, at) => `backup-v${at + 1}.json`)
    expect(readdirSync('tests/fixtures')).toEqual(
      expect.arrayContaining([...versions, 'export.json']),
    )
  })

  it.each(modes)('restores version 1 of the full backup (%s)', async (mode) => {
    const browser = browserWith({})
    const text = fixture('backup-v1.json')
    const backup = parts(JSON.parse(text))
    await restore(browser, text, mode)
    // The schema version describes the storage that was backed up; it is not restored.
    const entries = Object.entries(parts(backup.entries)).filter(([key]) => key !== 'schemaVersion')
    expectKept(browser, {
      ...Object.fromEntries(entries),
      'professionalGoals.unreadable.1795122000000': { text: '[{"title":"Cut o' },
    })
  })

  it.each(modes)('restores the export (%s)', async (mode) => {
    const browser = browserWith({})
    const text = fixture('export.json')
    const file = parts(JSON.parse(text))
    await restore(browser, text, mode)
    expectKept(browser, {
      userProfile: file.profile,
      privacySettings: file.privacySettings,
      modulePreferences: file.modulePreferences,
      profileCreated: true,
      privacyConfigured: true,
      onboardingComplete: true,
    })
  })
})
