import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCount } from '@/engine/format-count'

it('A count has commas between thousands, as in American English', () => {
  expect([0, 999, 1000, 5_242_879].map(formatCount)).toEqual(['0', '999', '1,000', '5,242,879'])
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
