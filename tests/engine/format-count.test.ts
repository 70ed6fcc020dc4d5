import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCount } from '@/engine/format-count'

it('A count reads as Americans write it', () => {
  expect([0, 999, 1000, 5_242_879].map(formatCount)).toEqual(['0', '999', '1,000', '5,242,879'])
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
