import { SAVE_MARK_KEY } from '@/engine/store/storage'
import { listLooks } from '@/engine/views/list-looks'
import { describe, expect, it } from 'vitest'
import { backupLog } from '@/schemas/account/backup-log'
import { darkMode } from '@/schemas/account/dark-mode'
import { privacy } from '@/data/public/privacy'
import { storageTable } from '@/screens/storage-table'
import { allStored } from '@/schemas/account/stored'
import { repeated } from '../support/dataset-problems'

const keys = storageTable.map(({ key }) => key)

/** By key: the words of the privacy page’s short list that mean it. What is left out are small things. */
const shortNames: Readonly<Record<string, string>> = {
  userProfile: 'profile',
  privacySettings: 'sharing choices',
  modulePreferences: 'modules you picked',
  profileCreated: 'setup steps',
  privacyConfigured: 'setup steps',
  onboardingComplete: 'setup steps',
  moves: 'Your moves',
  planProgress: 'move plan',
  moveArchive: 'earlier moves',
  calendarEvents: 'calendar file',
  childCare: 'Child Care File',
  professionalLicenses: 'licenses',
  boardCorrections: 'licensing boards',
  workRecord: 'work history',
  jobApplications: 'job applications',
  savedPostings: 'saved postings',
  interviewNotes: 'interview notes',
  checklistProgress: 'checklist',
  professionalSkills: 'skills',
  professionalCertifications: 'certifications',
  professionalGoals: 'learning goals',
  payGrade: 'pay grade',
}

describe('The table of stored data', () => {
  it('lists every key that the product can write, and no others', () => {
    const written = [
      ...allStored.map(({ key }) => key),
      darkMode.key,
      backupLog.key,
      listLooks.key,
      'schemaVersion',
      SAVE_MARK_KEY,
    ]
    const problems = [
      ...written
        .filter((key) => !keys.includes(key))
        .map(
          (key) => `${key}: no row says what it holds; add one to "stores" in its module’s entry`,
        ),
      ...keys
        .filter((key) => !written.includes(key))
        .map((key) => `${key}: nothing is written under this key; take its row out`),
    ]
    expect(problems).toEqual([])
  })

  it('lists no key twice', () => {
    const problems = repeated(keys).map(
      (key) => `${key}: two rows of "stores" have this key; give the new list a key of its own`,
    )
    expect(problems).toEqual([])
  })

  it('has only one entity or document for each key', () => {
    const problems = repeated(allStored.map(({ key }) => key)).map(
      (key) => `${key}: two entities or documents have this key; give the new one its own`,
    )
    expect(problems).toEqual([])
  })

  it('lists nothing that is kept in memory only', () => {
    const inMemory = allStored.filter(({ keptIn }) => keptIn === 'memory').map(({ key }) => key)
    const problems = keys
      .filter((key) => inMemory.includes(key))
      .map((key) => `${key}: it is kept in memory only; take its row out`)
    expect(problems).toEqual([])
  })

  it.each(storageTable)('says in a plain sentence what $key holds', ({ key, holds }) => {
    expect(holds).toMatch(/^[A-Z][^.]{11,}\.$/)
    // Readers know neither the name of the key nor programming terms.
    expect(holds).not.toContain(key)
    expect(holds).not.toMatch(/\b(boolean|string|array|object|map|flag|json|timestamp|id)\b/i)
  })

  it('stores every key whose words this test finds in the short list of the privacy page', () => {
    const list = privacy.rows.find(({ id }) => id === 'what-is-stored')?.items?.join(' ') ?? ''
    const problems = Object.entries(shortNames).flatMap(([key, name]) => [
      ...(list.includes(name) ? [] : [`${key}: the short list no longer says "${name}"`]),
      ...(keys.includes(key) ? [] : [`${key}: nothing is stored under this key any more`]),
    ])
    expect(problems).toEqual([])
  })

  it('has a different sentence for each key', () => {
    const sentences: readonly string[] = storageTable.map(({ holds }) => holds)
    const problems = storageTable
      .filter(({ holds }, at) => sentences.indexOf(holds) !== at)
      .map(({ key }) => `${key}: another key has the same sentence; say what this one stores`)
    expect(problems).toEqual([])
  })
})
