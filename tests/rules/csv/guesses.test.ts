import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/screens/job-search/csv/columns'
import { guessColumns, guessWords } from '@/screens/job-search/csv/guesses'
import type { WordField } from '@/screens/job-search/csv/reading'
import { SAVED } from '@/screens/job-search/csv/words'

const meaning = (word: string, field: WordField = 'status') => [
  ...guessWords([word], field, new Map()).values(),
]

describe('A mistyped or vague word', () => {
  it.each([
    ['aplied', 'applied'],
    ['Interveiw', 'interview'],
    ['rejectd - no degree', 'rejected'],
    ['Witdrawn 4/15', 'withdrawn'],
    ['Bookmarkd', SAVED],
    ['ghosted 👻', 'applied'],
    ['Phone screen', 'interview'],
    ['Declined (Apr 15)', 'rejected'],
    ['turned down - pay', 'rejected'],
    ['Accepted', 'offer'],
  ])('is proposed as a status: %j', (word, status) => {
    expect(meaning(word)).toEqual([status])
  })

  it('is proposed as a job type', () => {
    expect(meaning('Remot', 'jobType')).toEqual(['remote'])
  })

  it.each(['Referred', 'Position filled', '🤞', 'aplied - rejected', 'constructor', 'sent?? 12'])(
    'is not matched if no status is close, or if two are: %j',
    (word) => {
      expect(meaning(word)).toEqual([])
    },
  )

  it('is no longer proposed once a person has answered, even with an empty choice', () => {
    expect(guessWords(['aplied'], 'status', new Map([['aplied', '']])).size).toBe(0)
  })
})

const guesses = (...header: string[]) =>
  Object.fromEntries(guessColumns(header, columnsOf({ header, rows: [] })))

describe('A column without a known name', () => {
  it('is proposed as the location if it is called “Where,” unless another column is the location', () => {
    expect(guesses('Company', 'Where')).toEqual({ 1: 'location' })
    expect(guesses('City', 'Where?')).toEqual({})
    expect(guesses('Where', 'Where')).toEqual({ 0: 'location' })
  })

  it('is proposed as the date applied if it has the day of a stage, unless another column is that date', () => {
    expect(guesses('Company', 'Stage Date')).toEqual({ 1: 'dateApplied' })
    expect(guesses('stageEnteredAt')).toEqual({ 0: 'dateApplied' })
    expect(guesses('Date', 'Stage Date')).toEqual({})
  })

  it('is proposed as a required field if its name is mistyped', () => {
    expect(guesses('Compnay', 'Postion', 'Date aplied')).toEqual({
      0: 'company',
      1: 'position',
      2: 'dateApplied',
    })
    expect(guesses('Company', 'Compnay')).toEqual({})
  })

  it('is never proposed as the status because of the name “State,” or as the contact because of “Contract”', () => {
    expect(guesses('State', 'Contract', 'constructor', '__proto__')).toEqual({})
  })
})
