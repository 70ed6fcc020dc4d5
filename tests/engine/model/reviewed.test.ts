import { describe, expect, it } from 'vitest'
import {
  commonReview,
  NO_REVIEW,
  reviewOf,
  withoutShared,
  type Reviewed,
} from '@/engine/model/reviewed'
import { sourcePage } from '../../support/source-page'

const review = (title: string, lastReviewed: string, seen?: string): Reviewed => ({
  source: sourcePage(title, seen),
  lastReviewed,
})
const read = (title: string, day = '2026-11-21') => reviewOf(review(title, day, day))

describe('The review of an entry', () => {
  it('lists its sources, including those that were not checked', () => {
    const row = { ...review('A', '2026-11-21', '2026-11-21'), alsoFrom: [sourcePage('B')] }
    expect(reviewOf(row)).toEqual({
      month: 'November 2026',
      sources: [sourcePage('A', '2026-11-21'), sourcePage('B')],
    })
  })

  it('has no month if its main source was not checked', () => {
    expect(reviewOf(review('A', '2026-11-21'))).toEqual({
      month: undefined,
      sources: [sourcePage('A')],
    })
  })
})

describe('The common review of several entries', () => {
  it('has the month and the sources that are the same for all', () => {
    // Two days of one month have the same label.
    const common = commonReview([read('A'), read('A', '2026-11-22')])
    expect(common).toEqual({ month: 'November 2026', sources: [sourcePage('A', '2026-11-21')] })
  })

  it('leaves out a month or a source that is not the same for all', () => {
    expect(commonReview([read('A'), read('B')])).toEqual({ month: 'November 2026', sources: [] })
    expect(commonReview([read('A'), read('A', '2026-10-31')])).toEqual({
      month: undefined,
      sources: [sourcePage('A', '2026-11-21')],
    })
  })

  it('is empty if one of them has no review', () => {
    const unread = reviewOf(review('A', '2026-11-21'))
    expect(commonReview([read('A'), read('A'), unread])).toEqual(NO_REVIEW)
    expect(commonReview([read('A'), NO_REVIEW])).toEqual(NO_REVIEW)
  })

  it('is empty for a single entry and for none', () => {
    expect(commonReview([read('A')])).toEqual(NO_REVIEW)
    expect(commonReview([])).toEqual(NO_REVIEW)
  })

  it('is left out of the review of each entry', () => {
    const common = commonReview([read('A'), read('B')])
    expect(withoutShared(read('B'), common)).toEqual({
      month: undefined,
      sources: [sourcePage('B', '2026-11-21')],
    })
    expect(withoutShared(read('B', '2026-10-31'), common)).toEqual(read('B', '2026-10-31'))
  })
})
