import { describe, expect, it } from 'vitest'
import { interviewsFromUrl } from '@/screens/job-search/interview/interviews-from-url'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { records, today } from '../support/interviews'

describe('Interview Day', () => {
  const shown = (url: string) =>
    interviewsFromUrl(records, new URL(url, 'https://example.com').searchParams, today).map(
      ({ record, entry }) => `${record.id} ${entry.id}`,
    )

  it.each(['late', 'early', 'past', 'second'])(
    'shows the interview that the URL names, past or upcoming (%s)',
    (id) => expect(shown(interviewDayOf('nurse', id))).toEqual([`nurse ${id}`]),
  )

  it('shows the upcoming interviews of the application in the URL, or else the past ones', () => {
    expect(shown('/app/job-search?tab=interview&page=interview-day&for=nurse')).toEqual([
      'nurse early',
      'nurse late',
      'nurse second',
    ])
    expect(shown(interviewDayOf('cook'))).toEqual(['cook past'])
  })

  it('shows all upcoming interviews if the URL names none', () => {
    expect(shown('/app/job-search?tab=interview&page=interview-day')).toHaveLength(4)
  })

  it('shows no other interview in place of a missing one', () => {
    expect(shown(interviewDayOf('nurse', 'gone'))).toEqual([])
    expect(shown(interviewDayOf('gone'))).toEqual([])
  })
})
