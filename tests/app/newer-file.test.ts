import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readUserText } from '@/screens/account/user-data/read-user-file'
import { versionContent } from '@/screens/account/user-data/versions/version-content'
import { planRestore } from '@/engine/store/backup/plan'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { restorable } from '@/schemas/account/stored'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'
import { backupOf } from '../support/restore-card'

const applications = [buildApplication({ id: '1', position: 'Nurse' })]

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const read = (changes: object) =>
  readUserText(JSON.stringify({ ...(JSON.parse(backupOf({})) as object), ...changes }))

it.each([
  ['as entries', { entries: { schemaVersion: 999, jobApplications: applications } }],
  [
    'as texts from the error page',
    {
      entries: { schemaVersion: 2 },
      unreadable: { jobApplications: JSON.stringify(applications), backupLog: '{"changes":1}' },
    },
  ],
])('A file from a newer version is read if everything in it is known: %s', (_, file) => {
  const content = read(file)
  if ('problem' in content) throw new Error(content.problem)
  const plan = planRestore(createRepository(), restorable, content)
  expect(plan.isNewer).toBe(true)
  expect(plan.keys.find(({ stored }) => stored.key === 'jobApplications')?.merge.added).toBe(1)
})

it('A file from this version does not count as newer', () => {
  const content = read({ entries: { jobApplications: applications } })
  expect(content).toHaveProperty('entries')
  expect(content).not.toHaveProperty('isNewer')
})

it.each([
  ['a record', { entries: { schemaVersion: 999, jobApplications: [...applications, { id: 5 }] } }],
  ['a field', { entries: { schemaVersion: 999, userProfile: { name: 'Dana', location: [] } } }],
  ['an unreadable text', { entries: { schemaVersion: 999 }, unreadable: { moves: '[{"cut' } }],
  ['a key', { entries: { schemaVersion: 999, budgets: [] } }],
  ['a key from the error page', { entries: { schemaVersion: 3 }, unreadable: { budgets: '[]' } }],
  ['the file format', { version: 2, entries: { jobApplications: applications } }],
])('A file from a newer version is rejected if this version does not know %s', (_, file) => {
  expect(read(file)).toHaveProperty('problem', expect.stringContaining('newer version') as string)
})

/** The content of the version that is kept before a newer version number is overridden. */
async function versionBeforeOverride(texts: object) {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries({ ...texts, schemaVersion: 402 })) {
    storage.setItem(key, JSON.stringify(text))
  }
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  await repository.overrideNewerVersion()
  const [version] = await (await repository.mirror.database()).getAll('versions')
  if (!version) throw new Error('No version was kept.')
  return versionContent(repository, version)
}

it('An earlier version with a damaged version number can be restored', async () => {
  const content = await versionBeforeOverride({ jobApplications: applications })
  expect(content).toMatchObject({ isNewer: true })
  expect('entries' in content && content.entries.get('jobApplications')).toEqual(applications)
})

it('An earlier version with a key from a newer version of the site is rejected', async () => {
  const content = await versionBeforeOverride({ jobApplications: applications, budgets: [] })
  expect(content).toHaveProperty('problem', expect.stringContaining('newer version') as string)
})
