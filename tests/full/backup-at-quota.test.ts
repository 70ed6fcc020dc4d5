import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorBackup } from '@/screens/account/user-data/backup/error-backup'
import { backupOf, fullBackup } from '@/screens/account/user-data/data-files'
import { readUserFile } from '@/screens/account/user-data/read-user-file'
import { versionContent } from '@/screens/account/user-data/versions/version-content'
import { versionDifferences } from '@/screens/account/user-data/versions/version-words'
import { isSame } from '@/engine/model/is-same'
import { applyRestore, keptTexts } from '@/engine/store/backup/apply'
import { planRestore, type RestoreMode } from '@/engine/store/backup/plan'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { STORAGE_LIMIT_CHARACTERS, storageUsed } from '@/engine/store/usage'
import { applications } from '@/schemas/account/entities'
import { restorable } from '@/schemas/account/stored'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'
import { storedStates } from '../support/stored-states'

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const TIMEOUT_MS = 600_000
const modes: readonly RestoreMode[] = ['merge', 'replace']
const stamp = '2026-11-21T08:00:00.000Z'

type Texts = Readonly<Record<string, string>>

const listOf = (length: number, build: (at: number) => object) =>
  JSON.stringify(Array.from({ length }, (_, at) => build(at)))

const entries = (length: number) =>
  Array.from({ length }, (_, at) => ({ id: String(at), kind: 'interview', day: '2026-11-21' }))

const applicationsWith = (count: number, history: number): Texts => ({
  jobApplications: listOf(count, (at) => {
    const { id, createdAt, updatedAt, company, position } = buildApplication({ id: String(at) })
    return {
      ...{ id, createdAt, updatedAt, company, position, dateApplied: '2026-11-21' },
      history: entries(history),
    }
  }),
})

const ticks = (sections: number, items: number) =>
  Object.fromEntries(
    Array.from({ length: sections }, (_, section) => [
      `s${section}`,
      Object.fromEntries(Array.from({ length: items }, (_, item) => [`i${item}`, item % 2 === 0])),
    ]),
  )

/** Ways to fill a browser's storage, most of them with the smallest values that the product stores. */
const fullStorages: Readonly<Record<string, Texts>> = {
  '8,000 applications with 5 entries each': applicationsWith(8_000, 5),
  '2,400 applications with 20 entries each': applicationsWith(2_400, 20),
  '1,000 applications with 92 entries each': applicationsWith(1_000, 92),
  'checklists of one item': { planProgress: JSON.stringify(ticks(200_000, 1)) },
  skills: {
    professionalSkills: listOf(30_000, (at) => ({
      id: String(at),
      createdAt: stamp,
      name: `Skill ${at}`,
      category: 'technical',
      level: 'beginner',
    })),
  },
  'text that needs escapes': {
    interviewNotes: JSON.stringify(
      Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`q${at}`, '"\\'.repeat(2_500)])),
    ),
  },
  'text that cannot be read': { jobApplications: `[{"${'\ud800\u0001"'.repeat(1_700_000)}` },
  'two thousand texts that were set aside': Object.fromEntries(
    Array.from({ length: 2_000 }, (_, at) => [`jobApplications.unreadable.${at}`, `[${at}`]),
  ),
}

function browserWith(texts: Texts): Repository {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
  return createRepository({ storage, isDurable: true })
}

/** The backup that the error page makes of a browser with these texts. */
const ofErrorPage = (texts: Texts) =>
  JSON.stringify({ ...(JSON.parse(errorBackup().text) as object), unreadable: texts })

/** The value of each key, and the texts that cannot be read. */
const contentsOf = (browser: Repository) => ({
  values: restorable.map((stored) => [stored.key, browser.load(stored)] as const),
  unreadable: browser.unreadable().toSorted(),
})

async function restore(into: Repository, file: string, mode: RestoreMode) {
  const content = await readUserFile(new Blob([file]))
  if (!('entries' in content)) throw new Error(JSON.stringify(content))
  const plan = planRestore(into, restorable, content)
  await applyRestore(into, plan, { mode, prefer: new Map() })
  return plan
}

describe.each(Object.entries(fullStorages))('Storage full of %s', (_, texts) => {
  it(
    'is restored by its backups, including that of the error page',
    async () => {
      const browser = browserWith(texts)
      expect(storageUsed(browser)).toBeLessThanOrEqual(STORAGE_LIMIT_CHARACTERS)
      const expected = contentsOf(browser)
      for (const [file, mode] of [
        [fullBackup(browser).text, 'merge'],
        [fullBackup(browser).text, 'replace'],
        [ofErrorPage(texts), 'merge'],
      ] as const) {
        const other = browserWith({})
        const plan = await restore(other, file, mode)
        // Readable values are planned record by record, not as texts.
        expect(plan.texts.size).toBe(expected.unreadable.length)
        expect(plan.keys.flatMap(({ refused }) => refused)).toEqual([])
        expect(isSame(contentsOf(other), expected)).toBe(true)
      }
    },
    TIMEOUT_MS,
  )

  it(
    'can be compared with and restored from an earlier version',
    async () => {
      const browser = browserWith(texts)
      await browser.start()
      const names = Object.keys(texts)
      await browser.replace(() => new Map(names.map((name) => [name, null] as const)), 'restore')
      const [version] = await (await browser.mirror.database()).getAll('versions')
      if (!version) throw new Error('No version was kept.')
      const content = await versionContent(browser, version)
      if ('problem' in content) throw new Error(content.problem)
      const differences = () => {
        const plan = planRestore(browser, restorable, content)
        return { plan, lines: versionDifferences(plan, keptTexts(browser)) }
      }
      const { plan, lines } = differences()
      expect(plan.texts.size).toBe(contentsOf(browserWith(texts)).unreadable.length)
      expect(lines).not.toEqual([])
      await applyRestore(browser, plan, { mode: 'merge', prefer: new Map() })
      expect(isSame(contentsOf(browser), contentsOf(browserWith(texts)))).toBe(true)
      expect(differences().lines).toEqual([])
    },
    TIMEOUT_MS,
  )
})

it('A backup file with indentation restores everything', async () => {
  const browser = browserWith(applicationsWith(1_000, 92))
  const file = JSON.stringify(JSON.parse(fullBackup(browser).text), null, 2)
  expect(file.length).toBeGreaterThan(10 * 1024 * 1024)
  const other = browserWith({})
  await restore(other, file, 'merge')
  expect(isSame(contentsOf(other), contentsOf(browser))).toBe(true)
}, 600_000)

it(
  'Any stored state, filled up to the limit, is restored by its backup',
  async () => {
    await fc.assert(
      fc.asyncProperty(storedStates, fc.constantFrom(...modes), async (state, mode) => {
        const used = storageUsed({ texts: () => Object.entries(state) })
        const room = STORAGE_LIMIT_CHARACTERS - used - 'interviewNotes'.length
        const shell = JSON.stringify({ q: '' }).length
        const notes = { interviewNotes: JSON.stringify({ q: '"'.repeat(2_000) }) }
        const filler = { modulePreferences: JSON.stringify(['x'.repeat(room - 6_000 - shell)]) }
        const browser = browserWith({ ...state, ...notes, ...filler })
        expect(storageUsed(browser)).toBeLessThanOrEqual(STORAGE_LIMIT_CHARACTERS)
        const other = browserWith({})
        const plan = await restore(other, fullBackup(browser).text, mode)
        expect(plan.keys.flatMap(({ refused }) => refused)).toEqual([])
        expect(isSame(contentsOf(other), contentsOf(browser))).toBe(true)
      }),
      { numRuns: 3 },
    )
  },
  TIMEOUT_MS,
)

it(
  'A file of a million invalid records is refused record by record, and its text is restored unchanged',
  async () => {
    const text = `[${'{},'.repeat(999_999)}{}]`
    const file = backupOf([['jobApplications', text]], new Date()).text
    const content = await readUserFile(new Blob([file]))
    if (!('entries' in content)) throw new Error(JSON.stringify(content))
    const { keys } = planRestore(browserWith({}), [applications], content)
    expect(keys[0]?.refused).toHaveLength(1_000_000)
    const other = browserWith({})
    await restore(other, file, 'merge')
    // Not `toBe` on the texts, which would print the whole difference.
    expect(other.storage.getItem('jobApplications') === text).toBe(true)
  },
  TIMEOUT_MS,
)
