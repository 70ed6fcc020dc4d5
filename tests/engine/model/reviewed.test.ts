import { describe, expect, it } from 'vitest'
import { commonReview, reviewTexts, type Reviewed } from '@/engine/model/reviewed'

const review = (title: string, lastReviewed: string, seen?: string): Reviewed => ({
  source: { title, url: 'https://a.example/', seen },
  lastReviewed,
})
const read = (title: string, day = '2026-11-21') => reviewTexts(review(title, day, day))

describe('What several entries were last held against', () => {
  it('is said once where it is the same for all', () => {
    const texts = ['Last reviewed November 2026', 'Source: A']
    expect(commonReview([read('A'), read('A')])).toEqual(texts)
    // Two days of a month read alike.
    expect(commonReview([read('A'), read('A', '2026-11-22')])).toEqual(texts)
  })

  it('is said once as far as it is the same: each keeps what only it has', () => {
    expect(commonReview([read('A'), read('B')])).toEqual(['Last reviewed November 2026'])
    expect(commonReview([read('A'), read('A', '2026-10-31')])).toEqual(['Source: A'])
  })

  it('is said by each where one of them claims no review', () => {
    const unread = reviewTexts(review('A', '2026-11-21'))
    expect(commonReview([read('A'), read('A'), unread])).toEqual([])
    expect(commonReview([read('A'), []])).toEqual([])
  })

  it('is said by the entry itself where it stands alone, and by nobody where there is none', () => {
    expect(commonReview([read('A')])).toEqual([])
    expect(commonReview([])).toEqual([])
  })
})
