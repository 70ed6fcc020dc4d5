import { describe, expect, it, vi } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { interviewsAskedFor } from '@/screens/job-search/interview/interviews-asked-for'
import { nextInterview } from '@/screens/job-search/interview/next-interview'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import {
  interviewsAhead,
  lacksInterviewDay,
  minuteOfDay,
} from '@/schemas/job-search/interviews-ahead'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { buildApplication } from '../support/applications'

const today = '2026-11-23'
const interview = (id: string, day: string, time?: string) => ({
  id,
  kind: 'interview' as const,
  day,
  ...(time && { time }),
})
const nurse = buildApplication({
  id: 'nurse',
  position: 'Nurse',
  history: [
    interview('late', '2026-11-30', '14:00'),
    interview('early', '2026-11-30', '9:00'),
    interview('past', '2026-09-10'),
    interview('second', '2026-12-07'),
  ],
})
const clerk = buildApplication({
  id: 'clerk',
  position: 'Clerk',
  history: [interview('clerk', '2026-12-01')],
})
const cook = buildApplication({ id: 'cook', history: [interview('past', '2026-10-01')] })
const records = [nurse, clerk, cook]

describe('Upcoming interviews', () => {
  it('are on the card with their day and time, and with the local day if that is another one', () => {
    const inTokyo = { ...interview('1', '2027-03-01'), startTime: '09:00', timeZone: 'Asia/Tokyo' }
    const line = () =>
      nextInterview.line(
        buildApplication({ status: 'interview', history: [inTokyo] }),
        '2027-02-28',
      )
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(line()).toBe('Mon, Mar 1, 9:00 AM')
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(line()).toBe('Mon, Mar 1, 9:00 AM Tokyo Time')
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    expect(line()).toBe('Mon, Mar 1, 9:00 AM Tokyo Time (today, Sun, Feb 28, 2:00 PM here)')
  })

  it('are sorted by start, including two on one day', () => {
    expect(interviewsAhead(records, today).map(({ entry }) => entry.id)).toEqual([
      'early',
      'late',
      'clerk',
      'second',
    ])
    expect(interviewsAhead(records, '2026-12-07')).toHaveLength(1)
  })

  it('are sorted by start across time zones', () => {
    const at = (id: string, startTime: string, timeZone: string) => ({
      ...interview(id, '2026-12-09'),
      startTime,
      timeZone,
    })
    const aide = buildApplication({
      history: [
        at('west', '18:00', 'America/Los_Angeles'),
        at('east', '20:00', 'America/New_York'),
      ],
    })
    expect(interviewsAhead([aide], today).map(({ entry }) => entry.id)).toEqual(['east', 'west'])
  })

  it.each([
    ['Asia/Tokyo', 'America/New_York', '19:00', '2026-12-03'],
    ['Pacific/Honolulu', 'Asia/Tokyo', '09:00', '2026-12-01'],
    ['Asia/Tokyo', 'Asia/Tokyo', '09:00', '2026-12-02'],
    ['Asia/Tokyo', 'Mars/Base', '19:00', '2026-12-02'],
  ])(
    'stay upcoming until their day on this device is over: in %s, for one in %s at %s',
    (zone, timeZone, startTime, localDay) => {
      vi.stubEnv('TZ', zone)
      const entry = { ...interview('one', '2026-12-02'), startTime, timeZone }
      const aide = buildApplication({ history: [entry] })
      const label = (day: string) =>
        applicationTimeline(aide, day).flatMap(({ to }) => (to ? [to.label] : []))
      expect(interviewsAhead([aide], localDay)).toHaveLength(1)
      expect(label(localDay)).toEqual(['Get Ready for the Interview'])
      expect(interviewsAhead([aide], addDays(localDay, 1))).toEqual([])
      expect(label(addDays(localDay, 1))).toEqual(['Open Interview Day'])
    },
  )

  it('exclude closed applications', () => {
    const closed = [
      { ...nurse, status: 'withdrawn' as const },
      { ...clerk, status: 'rejected' as const },
    ]
    expect(interviewsAhead(closed, today)).toEqual([])
  })
})

describe('Interviews without a day', () => {
  it('come from applications that wait for one and have none in their history, not even a past one', () => {
    const waiting = buildApplication({ id: 'waiting', status: 'interview' })
    const records = [
      waiting,
      buildApplication({ id: 'sent' }),
      { ...clerk, status: 'interview' as const },
      { ...cook, status: 'interview' as const },
    ]
    expect(records.filter(lacksInterviewDay)).toEqual([waiting])
  })
})

describe('Interview Day', () => {
  const shown = (address: string) =>
    interviewsAskedFor(records, new URL(address, 'https://example.com').searchParams, today).map(
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

describe('A time in free text', () => {
  it.each([
    ['9:00', 540],
    ['10:00 Pacific', 600],
    ['14:30', 870],
    ['2 pm', 840],
    ['2:15 P.M. EST', 855],
    ['12 am', 0],
    ['12:30pm', 750],
    ['1–2 pm', 780],
    ['1 to 2:30 P.M.', 780],
    ['11-1 pm', 660],
    ['12-1 pm', 720],
    ['11:30 pm – 1 am', 1410],
    ['11:30–1 am', 1410],
    ['9-10:30 am', 540],
    ['10:00 – 11:00', 600],
    ['14:00-15:00 Pacific', 840],
  ])('is parsed to a minute of the day: %s', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute)
  })

  it.each(['', 'after lunch'])('sorts last if it names no hour: "%s"', (time) => {
    expect(minuteOfDay(time)).toBe(Infinity)
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
