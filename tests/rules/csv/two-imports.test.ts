import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { addNew } from '@/screens/job-search/csv/store-import'
import { buildApplication } from '../../support/applications'

const now = new Date('2026-11-25T09:00:00Z')

/** Planned rows of a file. Their ids are the row numbers. */
const rowsOf = (companies: readonly string[]) =>
  companies.map((company, at) => buildApplication({ id: String(at + 2), company }))

/** Imports these rows in one tab. @returns the records that it reports as added */
async function importIn(
  repository: ReturnType<typeof createRepository>,
  companies: readonly string[],
) {
  const added: JobApplicationRecord[] = []
  await addNew(
    rowsOf(companies),
    [],
    (change) => repository.update(applications, change),
    (more) => added.unshift(...more),
    {},
    now,
  )
  return added
}

function openTabs() {
  const storage = memoryStorage()
  const open = () => createRepository({ isDurable: true, storage })
  return { one: open(), other: open() }
}

const companiesIn = (records: readonly JobApplicationRecord[]) =>
  records.map(({ company }) => company).toSorted()
const idsIn = (records: readonly JobApplicationRecord[]) => records.map(({ id }) => id)

describe('Two imports at once', () => {
  it('add each row once under a unique id, and each reports only the rows that it added', async () => {
    const company = fc.constantFrom('Acme', 'Bold', 'Cove', 'Dune', 'Elm')
    const file = fc.array(company, { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(file, file, async (first, second) => {
        const { one, other } = openTabs()
        const [mine, theirs] = await Promise.all([importIn(one, first), importIn(other, second)])
        const stored = one.load(applications)
        expect(new Set(idsIn(stored)).size).toBe(stored.length)
        expect(idsIn(stored).toSorted()).toEqual([...idsIn(mine), ...idsIn(theirs)].toSorted())
        for (const name of new Set([...first, ...second])) {
          const countIn = (names: readonly string[]) => names.filter((one) => one === name).length
          expect(countIn(companiesIn(stored))).toBe(Math.max(countIn(first), countIn(second)))
        }
      }),
    )
  })

  it('keep both copies of a duplicate row in a large file, and add no other row twice', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `Company ${at}`)
    const file = ['Acme', ...many, 'Acme']
    const { one, other } = openTabs()
    await Promise.all([importIn(one, file), importIn(other, file)])
    expect(companiesIn(one.load(applications))).toEqual(file.toSorted())
  })
})

it('An application that another tab adds in the same millisecond as the import is kept', async () => {
  const { one, other } = openTabs()
  const own = addRecord(applications, buildApplication({ company: 'Own' }), now)
  await Promise.all([other.update(applications, own), importIn(one, ['Acme', 'Bold'])])
  const stored = other.load(applications)
  expect(companiesIn(stored)).toEqual(['Acme', 'Bold', 'Own'])
  expect(new Set(idsIn(stored)).size).toBe(3)
})
