import { describe, expect, it } from 'vitest'
import type { AnyRecord } from '@/engine/model/entity'
import { countChangedSince, listChange, undoListChange } from '@/engine/store/undo'
import { setField, undoneBulkEditSentence } from '@/screens/job-search/list/BulkEditForm'
import { buildToyRecord, toys } from '../../support/toy-entity'

const toy = (id: string): AnyRecord => ({ ...buildToyRecord({ id }) })
const [kite, ball, doll] = [toy('1'), toy('2'), toy('3')]
const now = new Date('2026-11-21T12:00:00Z')
const change = setField(toys, [kite, ball], { field: 'size', value: 'large' }, now)

describe('Setting one field in several records', () => {
  it('leaves other records unchanged, and does not recreate a deleted one', () => {
    const [first, second] = change([kite, doll])
    expect(first).toEqual({ ...kite, size: 'large', updatedAt: now.toISOString() })
    expect(second).toBe(doll)
  })

  it('annotates each changed record', () => {
    const annotate = (record: AnyRecord) => ({ ...record, notes: 'All at once.' })
    const [first, second] = setField(
      toys,
      [kite],
      { field: 'size', value: 'large', annotate },
      now,
    )([kite, doll])
    expect(first).toMatchObject({ size: 'large', notes: 'All at once.' })
    expect(second).toBe(doll)
  })

  it('skips a record that no longer matches because another tab has changed it', () => {
    const answered = { ...ball, size: 'small' }
    const isMatch = ({ size }: AnyRecord) => size === 'medium'
    const setting = { field: 'size', value: 'large', isMatch }
    expect(setField(toys, [kite, ball], setting, now)([kite, answered])).toMatchObject([
      { id: '1', size: 'large' },
      { id: '2', size: 'small' },
    ])
  })

  it('can be undone, except for records that were changed again', () => {
    const before = [kite, ball]
    const after = change(before)
    const [first] = after
    const since = { ...ball, size: 'small', notes: 'Changed since.' }
    const undo = undoListChange(listChange({ before, after }))
    expect(undo([first ?? kite, since, doll])).toEqual([kite, since, doll])
  })

  it('reports how many records an undo leaves because they were changed or deleted since', () => {
    const before = [kite, ball]
    const after = change(before)
    const made = listChange({ before, after })
    const [first] = after
    const since = { ...ball, size: 'small' }
    const sentence = (...stored: AnyRecord[]) =>
      undoneBulkEditSentence(countChangedSince(stored, made), after.length)
    const inPart = 'Put back as it was, except for 1 that was changed or deleted since then.'
    expect(sentence(...after, doll)).toBe('Put back as it was.')
    expect(sentence(first ?? kite, since)).toBe(inPart)
    expect(sentence(first ?? kite, doll)).toBe(inPart)
    expect(sentence(since)).toBe('Nothing was put back: it was changed or deleted since then.')
  })
})
