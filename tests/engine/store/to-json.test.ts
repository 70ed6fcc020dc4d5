import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJson } from '@/engine/store/to-json'

describe('The text of what is stored', () => {
  it('is what JSON.stringify makes of it, the first time and every other', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(fc.string(), fc.jsonValue()))),
        (value) => {
          const text = JSON.stringify(value)
          expect(toJson(value)).toBe(text)
          expect(toJson(value)).toBe(text)
        },
      ),
    )
  })

  it('follows a list whose records were added, changed, moved and taken out', () => {
    const record = fc.record({ id: fc.string(), notes: fc.string() })
    fc.assert(
      fc.property(fc.array(record), record, fc.nat(), (list, fresh, at) => {
        toJson(list)
        const changed = list.map((one, index) =>
          index === at % 3 ? { ...one, notes: 'new' } : one,
        )
        const next = [fresh, ...changed.toReversed()].slice(0, 5)
        expect(toJson(next)).toBe(JSON.stringify(next))
      }),
    )
  })

  it('cannot grow old: a record that was written can no longer be changed in place', () => {
    const record = { id: '1', notes: 'as written' }
    toJson([record])
    expect(() => {
      record.notes = 'changed in place'
    }).toThrow(TypeError)
  })
})
