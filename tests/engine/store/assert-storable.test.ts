import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRows } from '@/engine/store/assert-storable'

describe('newRows', () => {
  it('returns every row that was not in the list before, whatever the change', () => {
    const rows = fc.uniqueArray(fc.nat({ max: 30 }))
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        expect(newRows(before, after)).toEqual(after.filter((row) => !before.includes(row)))
      }),
    )
  })

  it('returns only an added or replaced row, and nothing after a removal or a reordering', () => {
    const rows = fc.uniqueArray(fc.nat({ max: 30 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, fc.nat(), (before, at) => {
        const position = at % before.length
        expect(newRows(before, [99, ...before])).toEqual([99])
        expect(newRows(before, before.with(position, 99))).toEqual([99])
        expect(newRows(before, before.toSpliced(position, 1))).toEqual([])
        expect(newRows(before, before.toReversed())).toEqual([])
      }),
    )
  })

  it('returns all rows if the list was empty before, and none if nothing was added', () => {
    expect(newRows([], [1, 2])).toEqual([1, 2])
    expect(newRows([1, 2], [1, 2])).toEqual([])
    expect(newRows([1, 2], [])).toEqual([])
  })
})
