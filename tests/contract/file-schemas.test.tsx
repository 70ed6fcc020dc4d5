import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { errorBackup } from '@/screens/account/user-data/backup/error-backup'
import { exportData, fullBackup } from '@/screens/account/user-data/data-files'
import { createRepository } from '@/engine/store/repository'
import { allStored, restorable } from '@/schemas/account/stored'
import { fileSchemaTexts } from '../../build/file-schema-texts'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { samples } from '../support/samples'

const published = fileSchemaTexts()
const object = z.record(z.string(), z.unknown())

/** A validator made from the text of a published schema alone, not from the product's own schemas. */
function validatorOf(name: string) {
  const schema = z.fromJSONSchema(object.parse(JSON.parse(published.get(name) ?? '')))
  return (json: unknown) =>
    (schema.safeParse(json).error?.issues ?? []).map(({ path }) => path.join('.'))
}
const backupProblems = validatorOf('backup.schema.json')
const exportProblems = validatorOf('export.schema.json')

const everything = { ...samples, schemaVersion: 1 }

/** Stores these values in the browser. */
function store(stored: object) {
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value))
  }
}

const parsed = ({ text }: { text: string }) => object.parse(JSON.parse(text))

/** The backup and the export of a browser with these values. */
function backupOf(stored: object) {
  store(stored)
  return parsed(fullBackup(createRepository()))
}
function exportOf(stored: object) {
  store(stored)
  return parsed(exportData(createRepository()))
}

const without = (json: object, field: string) =>
  Object.fromEntries(Object.entries(json).filter(([name]) => name !== field))

describe('The published schemas of the files', () => {
  it('describe every key that a backup restores', () => {
    const entries = z.object({ properties: object })
    const { properties } = z
      .object({ properties: z.object({ entries }) })
      .parse(JSON.parse(published.get('backup.schema.json') ?? ''))
    const keys = [...restorable.map(({ key }) => key), 'schemaVersion']
    expect(Object.keys(properties.entries.properties).toSorted()).toEqual(keys.toSorted())
  })
})

describe('The published schema accepts what the product writes', () => {
  it('a full backup of everything that can be stored', () => {
    localStorage.setItem('professionalGoals.unreadable.1', '{"cut')
    const backup = backupOf(everything)
    const keys = allStored.map(({ key }) => key)
    expect(Object.keys(object.parse(backup.entries))).toEqual(expect.arrayContaining(keys))
    expect(backup.unreadable).toEqual({ 'professionalGoals.unreadable.1': '{"cut' })
    expect(backupProblems(backup)).toEqual([])
  })

  it('a full backup of nothing', () => {
    expect(backupProblems(backupOf({}))).toEqual([])
  })

  it('a full backup from the error page', () => {
    store(everything)
    expect(backupProblems(parsed(errorBackup()))).toEqual([])
  })

  it('an export, of a filled browser and of an empty one', () => {
    expect(exportProblems(exportOf({}))).toEqual([])
    expect(exportProblems(exportOf(everything))).toEqual([])
  })

  it('a record with fields that this version does not know', () => {
    const [skill] = sampleData.professionalSkills
    const backup = backupOf({ professionalSkills: [{ ...skill, endorsedBy: { name: 'Dana' } }] })
    expect(backupProblems(backup)).toEqual([])
  })
})

describe('The published schema rejects a broken file and names the field', () => {
  it.each([
    ['a status that does not exist', 'jobApplications', { status: 'hired' }],
    ['a URL that runs code', 'jobApplications', { applicationUrl: 'javascript:0' }],
    ['a date in words', 'jobApplications', { dateApplied: 'last week' }],
    ['a note that is too long', 'jobApplications', { notes: 'x'.repeat(5001) }],
    ['no company', 'jobApplications', { company: undefined }],
    ['no id', 'professionalSkills', { id: undefined }],
    ['progress above 100', 'professionalCertifications', { studyProgress: 101 }],
    ['half an hour', 'professionalGoals', { hoursSpent: 0.5 }],
  ] as const)('%s', (_, key, change) => {
    const backup = backupOf({ [key]: [sampleData[key][1], { ...sampleData[key][0], ...change }] })
    const [field] = Object.keys(change)
    expect(backupProblems(backup)).toEqual([`entries.${key}.1.${field}`])
  })

  it('a checklist item that is neither done nor not done', () => {
    const backup = backupOf({ checklistProgress: { '1-month': { 'scan-documents': 'yes' } } })
    expect(backupProblems(backup)).toEqual(['entries.checklistProgress.1-month.scan-documents'])
  })

  it.each(['format', 'version', 'exportedAt', 'entries', 'unreadable'])(
    'a backup without its %s',
    (field) => {
      expect(backupProblems(without(backupOf(everything), field))).toEqual([field])
    },
  )

  it.each(['profile', 'privacySettings', 'modulePreferences', 'onboardingComplete', 'exportDate'])(
    'an export without its %s',
    (field) => {
      expect(exportProblems(without(exportOf(everything), field))).toEqual([field])
    },
  )

  it('the file of another product', () => {
    expect(backupProblems({ ...backupOf({}), format: 'other-backup' })).toEqual(['format'])
  })
})
