import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJson } from '@/engine/store/to-json'

describe('toJson', () => {
  it('returns what JSON.stringify returns, on the first call and on later ones', () => {
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

  it('is up to date for a list whose records were added, changed, reordered and removed', () => {
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

  it('freezes a serialized record, so that its cached text cannot become stale', () => {
    const record = { id: '1', notes: 'as written' }
    toJson([record])
    expect(() => {
      record.notes = 'changed in place'
    }).toThrow(TypeError)
  })
})
