import { describe, expect, it } from 'vitest'
import type { WorkRecord } from '@/schemas/my-work/work'
import { matchingResults } from '@/schemas/my-work/matching-results'
import { buildWork } from '../../support/work'

const job = (overrides: Partial<WorkRecord>, ...results: string[]) =>
  buildWork({
    start: '2020-01',
    ...overrides,
    results: results.map((text, at) => ({ id: String(at), text })),
  })
const texts = (records: readonly WorkRecord[], ...wanted: string[]) =>
  matchingResults(records, wanted).results.map(({ text }) => text)

const nurse = job(
  { title: 'Nurse', start: '2022-01', end: '2024-06' },
  'Trained 12 nurses in triage',
  'Kept the supply room in order',
)
const teacher = job({ title: 'Teacher', start: '2024-08' }, 'Taught 24 children to read')

describe('The results to talk about', () => {
  it('are those that share words with the job, singular or plural, the most words first', () => {
    expect(texts([teacher, nurse], 'Triage Nurse')).toEqual([
      'Trained 12 nurses in triage',
      'Kept the supply room in order',
    ])
    expect(texts([nurse, teacher], 'Librarian', 'You read to children.')).toEqual([
      'Taught 24 children to read',
    ])
  })

  it('are those of the latest work with results if none shares a word', () => {
    const latest = job({ title: 'Cook', start: '2025-01' })
    expect(texts([nurse, latest, teacher], 'Pilot')).toEqual(['Taught 24 children to read'])
    expect(matchingResults([nurse, teacher], ['Pilot']).isMatch).toBe(false)
  })

  it('do not match by words that are common in postings', () => {
    expect(
      matchingResults([nurse], ['Pilot', 'You work in the team and have to be in order']).isMatch,
    ).toBe(true)
    expect(
      matchingResults([teacher], ['Pilot', 'You have to be in the team for 5 years']).isMatch,
    ).toBe(false)
  })

  it('are at most five, and none if nothing is written down', () => {
    const many = job({ title: 'Nurse' }, ...Array.from({ length: 9 }, (_, at) => `Result ${at}`))
    expect(texts([many], 'Nurse')).toHaveLength(5)
    expect(texts([job({ title: 'Nurse' })], 'Nurse')).toEqual([])
  })
})
