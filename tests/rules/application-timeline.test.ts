import { describe, expect, it } from 'vitest'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { buildApplication } from '../support/applications'
import { interview, nurse, today } from '../support/interviews'

describe('The history of an application', () => {
  const links = (record: typeof nurse) =>
    applicationTimeline(record, today).flatMap(({ to }) => (to ? [to] : []))

  it('links to each interview while the application is open', () => {
    expect(links(nurse).map(({ href }) => href)).toEqual(
      ['past', 'late', 'early', 'second'].map((id) => interviewDayOf('nurse', id)),
    )
    expect(links({ ...nurse, status: 'withdrawn' })).toEqual([])
  })

  it('says to get ready for an interview until its day is over', () => {
    expect(links(nurse).map(({ label }) => label)).toEqual([
      'Open Interview Day',
      ...Array.from({ length: 3 }, () => 'Get Ready for the Interview'),
    ])
    const onItsDay = applicationTimeline(nurse, '2026-09-10').flatMap(({ to }) => to?.label ?? [])
    expect(onItsDay).toEqual(Array.from({ length: 4 }, () => 'Get Ready for the Interview'))
  })
})

it('A history distinguishes the day a status was set from the day of an interview', () => {
  const record = buildApplication({
    dateApplied: '2026-11-02',
    history: [
      { id: 'status', kind: 'status', day: '2026-11-09', status: 'interview' },
      interview('interview', '2026-12-01'),
    ],
  })
  expect(applicationTimeline(record, today).map(({ title }) => title)).toEqual([
    'Applied on Nov 2, 2026',
    'Marked Interview Scheduled on Nov 9, 2026',
    'Interview on Dec 1, 2026',
  ])
})
