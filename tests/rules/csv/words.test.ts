import { describe, expect, it } from 'vitest'
import type { Table } from '@/screens/job-search/csv/table/read-table'
import { meaningOf, unknownWords, type Reading } from '@/screens/job-search/csv/reading'
import { isNo, isYes, parseJobType, parseStatus, SAVED } from '@/screens/job-search/csv/words'

const sheet = (words: readonly string[]): Table => ({
  header: ['Status'],
  rows: words.map((word, at) => ({ number: at + 2, cells: [word], days: [word] })),
})
const columns = ['status'] as const
const asked = (...words: string[]) => unknownWords(sheet(words), { columns }, 'status')

describe('A word for the status', () => {
  it.each([
    ['Applied 3/4', 'applied'],
    ['Applied 3/17/2026', 'applied'],
    ['Rejected on 2026-04-15', 'rejected'],
    ['phone interview (Apr 23)', 'interview'],
    ['applied (again)', 'applied'],
    ['Rejected - no degree', 'rejected'],
    ['Rejected 4/15 – no degree', 'rejected'],
    ['Offer - accepted', 'offer'],
    ['OFFER!!! 🎉', 'offer'],
    ['no reply', 'applied'],
    ['to apply', SAVED],
  ])('is recognized in %j', (word, status) => {
    expect(parseStatus(word)).toBe(status)
  })

  it.each(['Declined', '(declined)', 'Declined 4/15', 'Turned down - pay', 'Accepted'])(
    'is asked about if it has two meanings: %j',
    (word) => {
      expect(asked(word)).toEqual([word])
    },
  )

  it.each([
    'Applied - rejected 4/15',
    'Interview (withdrew)',
    'Offer - declined',
    'Referred',
    '🤞',
    '3/4',
  ])('is not guessed from %j', (word) => {
    expect(parseStatus(word)).toBeUndefined()
  })

  it('is asked about once, however it is spelled', () => {
    expect(asked('Referred', 'referred', 'REFERRED!', 'Referred 4/24', '🤞', '🤞', '🎉')).toEqual([
      'Referred',
      '🤞',
      '🎉',
    ])
  })

  it('has in every spelling the meaning that a person chose for one', () => {
    const reading: Reading = {
      columns,
      dayOrder: 'month-first',
      words: { status: new Map([['referred', 'interview']]), jobType: new Map() },
    }
    for (const word of ['Referred', 'REFERRED!', 'referred 4/24']) {
      expect(meaningOf(word, 'status', reading)).toBe('interview')
    }
  })

  it.each([' ', '(', ' - ', 'jan', '1/', ' on '])(
    'is searched for in a cell full of %j without catastrophic backtracking',
    (piece) => expect(parseStatus(piece.repeat(100_000))).toBeUndefined(),
  )
})

describe('A word for the job type', () => {
  it.each([
    ['Remote (US only)', 'remote'],
    ['Hybrid - 3 days', 'hybrid'],
    ['On - site', 'onsite'],
  ])('is recognized in %j', (word, type) => {
    expect(parseJobType(word)).toBe(type)
  })
})

describe('A mark in the column “Applied”', () => {
  it.each(['✓', '✔', '✔️', '☑', '☑️', '✅'])('means yes if it is %j', (mark) => {
    expect([isYes(mark), isNo(mark)]).toEqual([true, false])
  })

  it.each(['☐', '□', '⬜', '✗', '✘', '✖', '✖️', '☒', '❌', '❎', '×', '🚫'])(
    'means no if it is %j',
    (mark) => expect([isYes(mark), isNo(mark)]).toEqual([false, true]),
  )

  it.each(['?', '-', '–', '...', '🤞'])('means neither if it is %j', (mark) => {
    expect([isYes(mark), isNo(mark)]).toEqual([false, false])
  })
})
