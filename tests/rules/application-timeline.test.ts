import { describe, expect, it } from 'vitest'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { buildApplication } from '../support/applications'
import { interview, nurse } from '../support/interviews'

describe('The history of an application', () => {
  const links = (record: typeof nurse) =>
    applicationTimeline(record).flatMap(({ to }) => (to ? [to] : []))

  it('links to the page of each interview while the application is open', () => {
    expect(links(nurse)).toEqual(
      ['past', 'late', 'early', 'second'].map((id) => ({
        href: interviewDayOf('nurse', id),
        label: 'Open Interview Day',
      })),
    )
    expect(links({ ...nurse, status: 'withdrawn' })).toEqual([])
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
  expect(applicationTimeline(record).map(({ title }) => title)).toEqual([
    'Applied on Nov 2, 2026',
    'Marked Interview Scheduled on Nov 9, 2026',
    'Interview on Dec 1, 2026',
  ])
})
