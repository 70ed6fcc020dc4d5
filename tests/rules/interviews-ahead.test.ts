import { describe, expect, it, vi } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { nextInterview } from '@/screens/job-search/interview/next-interview'
import {
  interviewsAhead,
  isInterviewKnown,
  lacksInterviewDay,
} from '@/schemas/job-search/interviews-ahead'
import { buildApplication } from '../support/applications'
import { clerk, cook, interview, nurse, records, today } from '../support/interviews'

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
      expect(interviewsAhead([aide], localDay)).toHaveLength(1)
      expect(interviewsAhead([aide], addDays(localDay, 1))).toEqual([])
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

describe('The interview that the status stands for', () => {
  const invited = (id: string, day: string) =>
    ({ id, kind: 'status', status: 'interview', day }) as const
  it.each([
    [
      'is known once its day is in the history',
      [invited('1', '2026-11-18'), interview('2', '2026-11-20')],
      true,
    ],
    [
      'is known if it was over when the status was set',
      [invited('1', '2026-11-22'), interview('2', '2026-11-20')],
      true,
    ],
    ['is known without a change of status in the history', [interview('1', '2026-11-20')], true],
    [
      'is asked for again once the status is set anew',
      [invited('1', '2026-11-18'), interview('2', '2026-11-20'), invited('3', '2026-11-23')],
      false,
    ],
    ['is not known without an interview', [invited('1', '2026-11-18')], false],
  ])('%s', (_, history, isKnown) => {
    expect(isInterviewKnown(buildApplication({ status: 'interview', history }))).toBe(isKnown)
  })
})
