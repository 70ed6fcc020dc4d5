import { expect, it } from 'vitest'
import { reviewDueOn } from '../../scripts/review-schedule'

it.each([
  ['P3M', '2027-02-20'],
  ['P6M', '2027-05-22'],
  ['P12M', '2027-11-21'],
] as const)('A record reviewed every %s on 2026-11-21 is due on %s', (reviewEvery, due) => {
  expect(reviewDueOn({ lastReviewed: '2026-11-21', reviewEvery })).toBe(due)
})

it('A record without a date or an interval is never due', () => {
  expect(reviewDueOn({ lastReviewed: '2026-11-21' })).toBeUndefined()
  expect(reviewDueOn({ reviewEvery: 'P3M' })).toBeUndefined()
})
