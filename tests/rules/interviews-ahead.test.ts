import { describe, expect, it, vi } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { interviewsAskedFor } from '@/screens/job-search/interview/interviews-asked-for'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { interviewsAhead, interviewsWithoutDay } from '@/schemas/job-search/interviews-ahead'
import { minuteOfDay } from '@/schemas/job-search/minute-of-day'
import { timelineOf } from '@/schemas/job-search/timeline-of'
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
  history: [interview('late', '2026-12-01')],
})
const cook = buildApplication({ id: 'cook', history: [interview('past', '2026-10-01')] })
const records = [nurse, clerk, cook]

describe('The interviews ahead', () => {
  it('are all of them, the first first, also two of one day', () => {
    expect(interviewsAhead(records, today).map(({ entry }) => entry.id)).toEqual([
      'early',
      'late',
      'late',
      'second',
    ])
    expect(interviewsAhead(records, '2026-12-07')).toHaveLength(1)
  })

  it('are in the order in which they begin, whatever their time zones', () => {
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
    'last until their day on this device is over: in %s, for one in %s at %s',
    (zone, timeZone, startTime, dayHere) => {
      vi.stubEnv('TZ', zone)
      const entry = { ...interview('one', '2026-12-02'), startTime, timeZone }
      const aide = buildApplication({ history: [entry] })
      const label = (day: string) =>
        timelineOf(aide, day).flatMap(({ to }) => (to ? [to.label] : []))
      expect(interviewsAhead([aide], dayHere)).toHaveLength(1)
      expect(label(dayHere)).toEqual(['Get Ready for the Interview'])
      expect(interviewsAhead([aide], addDays(dayHere, 1))).toEqual([])
      expect(label(addDays(dayHere, 1))).toEqual(['Open Interview Day'])
    },
  )

  it('are none of an application that is closed', () => {
    const closed = [
      { ...nurse, status: 'withdrawn' as const },
      { ...clerk, status: 'rejected' as const },
    ]
    expect(interviewsAhead(closed, today)).toEqual([])
  })
})

describe('The interviews without a day', () => {
  it('are of the applications that wait for one and have none in their history, also none that is over', () => {
    const waiting = buildApplication({ id: 'waiting', status: 'interview' })
    const records = [
      waiting,
      buildApplication({ id: 'sent' }),
      { ...clerk, status: 'interview' as const },
      { ...cook, status: 'interview' as const },
    ]
    expect(interviewsWithoutDay(records)).toEqual([waiting])
  })
})

describe('Interview Day', () => {
  const shown = (address: string) =>
    interviewsAskedFor(records, new URL(address, 'https://example.com').searchParams, today).map(
      ({ record, entry }) => `${record.id} ${entry.id}`,
    )

  it.each(['late', 'early', 'past', 'second'])(
    'shows the very interview that the address names, whenever it is (%s)',
    (id) => expect(shown(interviewDayOf('nurse', id))).toEqual([`nurse ${id}`]),
  )

  it('shows what is ahead of an application that the address names, or else what was', () => {
    expect(shown('/app/job-search?tab=interview&page=interview-day&for=nurse')).toEqual([
      'nurse early',
      'nurse late',
      'nurse second',
    ])
    expect(shown(interviewDayOf('cook'))).toEqual(['cook past'])
  })

  it('shows all that are ahead where the address names none', () => {
    expect(shown('/app/job-search?tab=interview&page=interview-day')).toHaveLength(4)
  })

  it('shows no other interview in the place of one that is gone', () => {
    expect(shown(interviewDayOf('nurse', 'gone'))).toEqual([])
    expect(shown(interviewDayOf('gone'))).toEqual([])
  })
})

describe('The history of an application', () => {
  const ways = (record: typeof nurse) =>
    timelineOf(record, today).flatMap(({ to }) => (to ? [to] : []))

  it('leads from each interview to that one, while the application is open', () => {
    expect(ways(nurse).map(({ href }) => href)).toEqual(
      ['past', 'late', 'early', 'second'].map((id) => interviewDayOf('nurse', id)),
    )
    expect(ways({ ...nurse, status: 'withdrawn' })).toEqual([])
  })

  it('says to get ready for an interview until its day is over', () => {
    expect(ways(nurse).map(({ label }) => label)).toEqual([
      'Open Interview Day',
      ...Array.from({ length: 3 }, () => 'Get Ready for the Interview'),
    ])
    const onItsDay = timelineOf(nurse, '2026-09-10').flatMap(({ to }) => to?.label ?? [])
    expect(onItsDay).not.toContain('Open Interview Day')
  })
})

describe('A time as people write it', () => {
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
  ])('is put in its place in the day: %s', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute)
  })

  it.each(['', 'after lunch'])('comes last where it tells no hour: "%s"', (time) => {
    expect(minuteOfDay(time)).toBe(Infinity)
  })
})

it('A history tells the day a status was set from the day an interview takes place', () => {
  const record = buildApplication({
    dateApplied: '2026-11-02',
    history: [
      { id: 'status', kind: 'status', day: '2026-11-09', status: 'interview' },
      interview('interview', '2026-12-01'),
    ],
  })
  expect(timelineOf(record, today).map(({ title }) => title)).toEqual([
    'Applied on Nov 2, 2026',
    'Marked Interview Scheduled on Nov 9, 2026',
    'Interview on Dec 1, 2026',
  ])
})
