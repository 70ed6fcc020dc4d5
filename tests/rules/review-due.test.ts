import { expect, it } from 'vitest'
import { reviewDueOn, reviewIntervals } from '@/schemas/content/review-interval'

it.each([
  ['compact', '2027-02-20'],
  ['eligibility', '2027-02-20'],
  ['contact', '2027-05-22'],
  ['price', '2027-05-22'],
  ['benefit', '2027-05-22'],
  ['law', '2027-11-21'],
  ['survey', '2027-11-21'],
  ['link', '2027-11-21'],
] as const)(
  'A fact that changes like a %s, reviewed on 2026-11-21, is due on %s',
  (reviewInterval, due) => {
    expect(reviewDueOn({ lastReviewed: '2026-11-21', reviewInterval })).toBe(due)
  },
)

it.each([
  ['wage', '2026-05-19', '2026-05-20'],
  ['wage', '2026-05-20', '2027-05-20'],
  ['wage', '2026-11-23', '2027-05-20'],
  ['allowance', '2026-11-23', '2026-12-15'],
  ['allowance', '2026-12-31', '2027-12-15'],
] as const)(
  'A yearly %s reviewed on %s is due at its next publication, on %s',
  (reviewInterval, lastReviewed, due) => {
    expect(reviewDueOn({ lastReviewed, reviewInterval })).toBe(due)
  },
)

it('A record without a date or a review interval is never due', () => {
  expect(reviewDueOn({ lastReviewed: '2026-11-21' })).toBeUndefined()
  expect(reviewDueOn({ reviewInterval: 'price' })).toBeUndefined()
})

it('Compacts are reviewed quarterly, prices half-yearly and laws yearly, each with a reason', () => {
  const { compact, price, law } = reviewIntervals
  expect([compact.days, price.days, law.days]).toEqual([91, 182, 365])
  for (const { because } of Object.values(reviewIntervals)) expect(because).toMatch(/\w.*\.$/)
})
