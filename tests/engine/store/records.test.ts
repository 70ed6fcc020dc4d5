import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addRecord, editRecord, putBackRecord, removeRecord } from '@/engine/store/records'
import { SaveError } from '@/engine/store/save-error'
import { buildToy, buildToyRecord, toys, type ToyRecord } from '../../support/toy-entity'

const now = new Date('2026-11-21T07:05:00.000Z')
const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

describe('addRecord', () => {
  it('puts the new record first, with an id and timestamps', () => {
    const draft = buildToy({ name: 'Drum' })
    expect(addRecord(toys, draft, now)([kite, ball])).toEqual([
      {
        ...draft,
        id: String(now.getTime()),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      },
      kite,
      ball,
    ])
  })

  it('omits `updatedAt` if the entity does not keep it', () => {
    const plain = { ...toys, keepsUpdatedAt: false }
    expect(addRecord(plain, buildToy(), now)([])[0]).not.toHaveProperty('updatedAt')
  })

  it('does not mutate the list it is given', () => {
    const list = Object.freeze([kite])
    addRecord(toys, buildToy(), now)(list)
    expect(list).toEqual([kite])
  })

  it('never reuses an id, even for records that are added within the same millisecond', () => {
    const milliseconds = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(milliseconds, (offsets) => {
        const list = offsets.reduce<readonly ToyRecord[]>(
          (list, offset) => addRecord(toys, buildToy(), new Date(now.getTime() + offset))(list),
          [kite],
        )
        expect(new Set(list.map(({ id }) => id)).size).toBe(offsets.length + 1)
        for (const { id } of list) expect(id).toMatch(/^\d+$/)
      }),
    )
  })
})

describe('newId', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('differs between two tabs that open a form in the same millisecond', async () => {
    vi.useFakeTimers({ now })
    const openTab = async (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      vi.resetModules()
      return await import('@/engine/store/records')
    }
    const [one, other] = [await openTab(0.25), await openTab(0.5)]
    const hoursAgo = (hours: number) => String(now.getTime() - hours * 3_600_000)
    expect([one.newId([]), other.newId([])]).toEqual([hoursAgo(0.25), hoursAgo(0.5)])
  })

  it('says to the second when the child of a record was added', async () => {
    vi.useFakeTimers({ now })
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    vi.resetModules()
    const { newChildId } = await import('@/engine/store/records')
    expect(newChildId([])).toBe(String(now.getTime() - 250))
  })
})

describe('editRecord', () => {
  it('overwrites the edited fields of one record in place and sets `updatedAt`', () => {
    const list = [kite, ball]
    expect(editRecord(toys, '2', { name: 'Red ball', color: 'red' }, now)(list)).toEqual([
      kite,
      { ...ball, name: 'Red ball', color: 'red', updatedAt: now.toISOString() },
    ])
    expect(list).toEqual([kite, ball])
  })

  it('sets a later `updatedAt` than before, even on a clock that is behind, so that a merge keeps the edit', () => {
    const received = { ...kite, updatedAt: '2026-11-22T07:05:00.000Z' }
    const [edited] = editRecord(toys, '1', { name: 'Red kite' }, now)([received])
    expect(edited?.updatedAt).toBe('2026-11-22T07:05:00.001Z')
    const [last] = editRecord(
      toys,
      '1',
      { name: 'Red kite' },
      now,
    )([{ ...kite, updatedAt: '9999-12-31T23:59:59.999Z' }])
    expect(last?.updatedAt).toBe(now.toISOString())
  })

  it('keeps the identity of the other records, so that they do not render again', () => {
    expect(editRecord(toys, '2', { name: 'Red ball' }, now)([kite, ball])[0]).toBe(kite)
  })

  it('changes nothing if no value differs, so that a merge keeps the edit of another device', () => {
    const list = [kite, ball]
    expect(editRecord(toys, '1', {}, now)(list)).toBe(list)
    expect(editRecord(toys, '1', { name: 'Kite' }, now)(list)).toBe(list)
  })

  it('sets no `updatedAt` if the entity does not keep it', () => {
    const plain = { ...toys, keepsUpdatedAt: false }
    expect(editRecord(plain, '1', { color: 'red' }, now)([kite])).toEqual([
      { ...kite, color: 'red' },
    ])
  })

  it.each([[[]], [[ball]]])('throws a SaveError if the record no longer exists', (list) => {
    const edit = () => editRecord(toys, '1', { name: 'Drum' }, now)(list)
    expect(edit).toThrow(SaveError)
    expect(edit).toThrow(/another tab deleted it or moved it/)
  })
})

describe('removeRecord', () => {
  it('removes one record', () => {
    expect(removeRecord<ToyRecord>('1')([kite, ball])).toEqual([ball])
  })

  it('returns the same list if the record is already gone', () => {
    const list = [ball]
    expect(removeRecord<ToyRecord>('1')(list)).toBe(list)
  })
})

describe('putBackRecord', () => {
  it('undoes removeRecord at every position', () => {
    const list = [kite, ball, buildToyRecord({ id: '3', name: 'Drum' })]
    list.forEach((record, position) => {
      const without = removeRecord<ToyRecord>(record.id)(list)
      expect(putBackRecord(record, position)(without)).toEqual(list)
    })
  })

  it('puts the record last if the list has become shorter', () => {
    expect(putBackRecord(kite, 5)([ball])).toEqual([ball, kite])
  })

  it('returns the same list if the record is already back', () => {
    const list = [ball, kite]
    expect(putBackRecord(kite, 0)(list)).toBe(list)
  })
})
