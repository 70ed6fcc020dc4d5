import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { addRecord, editRecord } from '@/engine/store/records'
import { saveChild } from '@/engine/form/save-child'
import type { Scalars } from '@/engine/model/field'
import { applicationHistory } from '@/schemas/job-search/application-history'
import { applications } from '@/schemas/job-search/job-application'
import storedBefore from '../fixtures/storage-v1.json' with { type: 'json' }
import { buildApplication } from '../support/applications'

const { key } = applications
/** The stored records, with every field. */
const written = () =>
  z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(localStorage.getItem(key) ?? ''))

beforeEach(() => localStorage.setItem(key, storedBefore.jobApplications))

describe('Applications stored before there was a history', () => {
  it('load with an empty history and blank later fields', () => {
    const records = createRepository().load(applications)
    expect(records).toHaveLength(5)
    for (const { history, nextAction, foundOn } of records) {
      expect([history, nextAction, foundOn]).toEqual([[], '', ''])
    }
  })

  it('stay exactly as stored when another one changes', async () => {
    const before = written()
    const repository = createRepository()
    const id = repository.load(applications)[0]?.id ?? ''
    await repository.update(applications, editRecord(applications, id, { nextAction: 'Call Dana' }))
    const after = written()
    expect(JSON.stringify(after.slice(1))).toBe(JSON.stringify(before.slice(1)))
    expect(after[0]).toEqual({
      ...before[0],
      nextAction: 'Call Dana',
      updatedAt: after[0]?.updatedAt,
    })
  })
})

describe('An application that uses none of the later fields', () => {
  it('is stored with the same keys as before', async () => {
    await createRepository().update(applications, addRecord(applications, buildApplication()))
    expect(Object.keys(written()[0] ?? {}).toSorted()).toEqual(
      Object.keys(written()[1] ?? {}).toSorted(),
    )
  })
})

describe('An entry of a history', () => {
  const withHistory = (history: unknown) => applications.check([{ ...buildApplication(), history }])
  const note = { id: '1', kind: 'note', day: '2026-11-20' }

  it('is saved without a time zone until it has a time, so that no zone is taken from where the day was typed', () => {
    const saved = (values: Scalars) => {
      const place = { entity: applications, recordId: '1', field: 'history' }
      const entry = { values, changes: () => values }
      const save = saveChild({ place, list: applicationHistory, id: '1', entry, missing: 'add' })
      return save([buildApplication({ id: '1' })])[0]?.history
    }
    const interview = { kind: 'interview', day: '2026-12-08' }
    const timeZone = 'America/New_York'
    expect(saved({ ...interview, timeZone, startTime: '' })).toEqual([{ ...interview, id: '1' }])
    const timed = { ...interview, timeZone, startTime: '09:00' }
    expect(saved(timed)).toEqual([{ ...timed, id: '1' }])
  })

  it('keeps fields that this version does not know', () => {
    const entry = { ...note, mood: 'good' }
    expect(withHistory([entry])?.value[0]?.history).toEqual([entry])
  })

  it.each([
    ['a kind that does not exist', [{ ...note, kind: 'party' }]],
    ['a day that does not exist', [{ ...note, day: '2026-02-30' }]],
    ['a link that runs code', [{ ...note, link: 'javascript:0' }]],
    ['no id', [{ kind: 'note', day: '2026-11-20' }]],
    ['the id of another entry', [note, note]],
  ])('is refused with %s', (_, history) => {
    expect(withHistory(history)?.refused).toHaveLength(1)
  })
})
