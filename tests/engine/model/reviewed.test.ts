import { describe, expect, it } from 'vitest'
import {
  commonReview,
  NO_REVIEW,
  reviewOf,
  withoutShared,
  type Reviewed,
} from '@/engine/model/reviewed'

const page = (title: string, seen?: string) => ({
  title,
  url: 'https://a.example/',
  grade: 'official',
  seen,
})
const review = (title: string, lastReviewed: string, seen?: string): Reviewed => ({
  source: page(title, seen),
  lastReviewed,
})
const read = (title: string, day = '2026-11-21') => reviewOf(review(title, day, day))

describe('The review of an entry', () => {
  it('names its pages, also those that nobody has read', () => {
    const row = { ...review('A', '2026-11-21', '2026-11-21'), alsoFrom: [page('B')] }
    expect(reviewOf(row)).toEqual({
      month: 'November 2026',
      sources: [page('A', '2026-11-21'), page('B')],
    })
  })

  it('claims no month where nobody has read the source itself', () => {
    expect(reviewOf(review('A', '2026-11-21'))).toEqual({ month: undefined, sources: [page('A')] })
  })
})

describe('What several entries were last held against', () => {
  it('is said once where it is the same for all', () => {
    // Two days of a month read alike.
    const said = commonReview([read('A'), read('A', '2026-11-22')])
    expect(said).toEqual({ month: 'November 2026', sources: [page('A', '2026-11-21')] })
  })

  it('is said once as far as it is the same: each keeps what only it has', () => {
    expect(commonReview([read('A'), read('B')])).toEqual({ month: 'November 2026', sources: [] })
    expect(commonReview([read('A'), read('A', '2026-10-31')])).toEqual({
      month: undefined,
      sources: [page('A', '2026-11-21')],
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
    expect(withoutShared(read('B'), said)).toEqual({
      month: undefined,
      sources: [page('B', '2026-11-21')],
    })
    expect(withoutShared(read('B', '2026-10-31'), said)).toEqual(read('B', '2026-10-31'))
  })
})
