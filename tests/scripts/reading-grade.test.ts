import { expect, it } from 'vitest'
import { median, readingGrade } from '../../scripts/reading-grade'

it('Short words in short sentences read at a low grade', () => {
  // 2 sentences of 3 words, 6 syllables: 0.39 × 3 + 11.8 × 1 − 15.59.
  expect(readingGrade('The dog ran. The cat sat.')).toBeCloseTo(-2.62, 5)
})

it('Long words in a long sentence read at a high grade', () => {
  expect(
    readingGrade(
      'Reimbursement eligibility necessitates documentation of expenditures accumulated immediately following reassignment.',
    ),
  ).toBeGreaterThan(20)
})

it('A silent e is not a syllable', () => {
  expect(readingGrade('Make time.')).toBe(readingGrade('Met Tim.'))
})

it('A text without words has no grade', () => {
  expect(readingGrade('—')).toBeUndefined()
})

it('The median is the middle value, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeUndefined()
})
