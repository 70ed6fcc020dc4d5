import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRows } from '@/engine/store/assert-storable'

describe('The new rows of a list', () => {
  it('are all that were not in the list before, however it was changed', () => {
    const rows = fc.uniqueArray(fc.nat({ max: 30 }))
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        expect(newRows(before, after)).toEqual(after.filter((row) => !before.includes(row)))
      }),
    )
  })

  it('are those that were added, replaced or moved among others, alone', () => {
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

  it('are all of them where nothing was before, and none where nothing has changed', () => {
    expect(newRows([], [1, 2])).toEqual([1, 2])
    expect(newRows([1, 2], [1, 2])).toEqual([])
    expect(newRows([1, 2], [])).toEqual([])
  })
})
