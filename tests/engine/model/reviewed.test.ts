import { describe, expect, it } from 'vitest'
import {
  commonReview,
  NO_REVIEW,
  reviewOf,
  withoutSaid,
  type Reviewed,
} from '@/engine/model/reviewed'

const review = (title: string, lastReviewed: string, seen?: string): Reviewed => ({
  source: { title, url: 'https://a.example/', seen },
  lastReviewed,
})
const read = (title: string, day = '2026-11-21') => reviewOf(review(title, day, day))

describe('What several entries were last held against', () => {
  it('is said once where it is the same for all', () => {
    const said = { month: 'November 2026', sources: ['A'] }
    expect(commonReview([read('A'), read('A')])).toEqual(said)
    // Two days of a month read alike.
    expect(commonReview([read('A'), read('A', '2026-11-22')])).toEqual(said)
  })

  it('is said once as far as it is the same: each keeps what only it has', () => {
    expect(commonReview([read('A'), read('B')])).toEqual({ month: 'November 2026', sources: [] })
    expect(commonReview([read('A'), read('A', '2026-10-31')])).toEqual({
      month: undefined,
      sources: ['A'],
    })
  })

  it('is said by each where one of them claims no review', () => {
    const unread = reviewOf(review('A', '2026-11-21'))
    expect(commonReview([read('A'), read('A'), unread])).toEqual(NO_REVIEW)
    expect(commonReview([read('A'), NO_REVIEW])).toEqual(NO_REVIEW)
  })

  it('is said by the entry itself where it stands alone, and by nobody where there is none', () => {
    expect(commonReview([read('A')])).toEqual(NO_REVIEW)
    expect(commonReview([])).toEqual(NO_REVIEW)
  })

  it('is not said again by each: only what is left', () => {
    const said = commonReview([read('A'), read('B')])
    expect(withoutSaid(read('B'), said)).toEqual({ month: undefined, sources: ['B'] })
    expect(withoutSaid(read('B', '2026-10-31'), said)).toEqual(read('B', '2026-10-31'))
  })
})
