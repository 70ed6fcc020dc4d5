import { describe, expect, it, vi } from 'vitest'
import { applicationHistory } from '@/schemas/job-search/application-history'
import { interviewStart, timeHere, timeOf, whenItIs } from '@/schemas/job-search/interview-time'
import { applications } from '@/schemas/job-search/job-application'
import { buildApplication } from '../support/applications'

const interview = { id: '1', kind: 'interview' as const, day: '2026-12-08' }
const timed = { ...interview, startTime: '18:00', timeZone: 'America/Los_Angeles' }

describe('The time of an interview', () => {
  it('is an instant once it has a time and a zone', () => {
    expect(interviewStart(timed)?.toISOString()).toBe('2026-12-09T02:00:00.000Z')
  })

  it.each(['14:00', '10:00 Pacific', '2pm'])('is never guessed from words: %s', (time) => {
    expect(interviewStart({ ...interview, time })).toBeUndefined()
    expect(interviewStart({ ...interview, time, timeZone: 'America/Chicago' })).toBeUndefined()
    expect(timeOf({ ...interview, time })).toBe(time)
  })

  it('is repeated in local time only if the device’s clock shows another time', () => {
    expect(timeHere(timed, 'America/Los_Angeles')).toBeUndefined()
    // Another name for the same time zone.
    expect(timeHere(timed, 'US/Pacific')).toBeUndefined()
    expect(timeHere(timed, 'America/Chicago')).toEqual({ day: '2026-12-08', time: '20:00' })
    expect(timeHere(timed, 'Asia/Tokyo')).toEqual({ day: '2026-12-09', time: '11:00' })
  })

  it('is the entered one on the last day that dates support, wherever the device is', () => {
    for (const timeZone of ['Pacific/Honolulu', 'Asia/Tokyo']) {
      const last = { ...timed, day: '9999-12-31', startTime: '23:30', timeZone }
      for (const here of ['UTC', 'Pacific/Kiritimati']) {
        expect(timeHere(last, here), `${timeZone} ${here}`).toBeUndefined()
      }
      expect(timeOf(last)).toBe(`11:30 PM ${timeZone === 'Asia/Tokyo' ? 'Tokyo' : 'Hawaii'} Time`)
    }
  })

  it('comes with the local day and time if that is another day, and then the days to it follow them', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const eastern = { ...timed, startTime: '14:00', timeZone: 'America/New_York' }
    expect(whenItIs(eastern, '2026-12-08')).toBe(
      'Dec 8, 2026, 2:00 PM Eastern Time (tomorrow, Wed, Dec 9, 4:00 AM here)',
    )
    vi.stubEnv('TZ', 'America/Chicago')
    expect(whenItIs(eastern, '2026-12-07')).toBe('Dec 8, 2026 (tomorrow), 2:00 PM Eastern Time')
    expect(whenItIs(interview, '2026-12-07')).toBe('Dec 8, 2026 (tomorrow)')
  })

  it('keeps the text beside it, and names a time zone that this browser does not know', () => {
    expect(timeOf({ ...timed, timeZone: 'Mars/Base', time: 'after lunch' })).toBe(
      '6:00 PM Base Time, after lunch',
    )
  })
})

describe('An entry with a time', () => {
  const stored = (entry: object) =>
    applications.check([{ ...buildApplication(), history: [{ ...interview, ...entry }] }])

  it('is kept as entered, even with a time zone that this browser does not know', () => {
    const entry = { ...timed, timeZone: 'Mars/Base', format: 'video' }
    expect(stored(entry)?.value[0]?.history).toEqual([entry])
  })

  it('is refused with an invalid time', () => {
    expect(stored({ startTime: '25:00' })?.refused).toHaveLength(1)
  })

  it('needs a time zone for a start time in the form', () => {
    const check = (entry: object) =>
      applicationHistory.formSchema?.safeParse({ ...interview, ...entry }).success
    expect(check({ startTime: '14:00' })).toBe(false)
    expect(check({ startTime: '14:00', timeZone: 'America/Chicago' })).toBe(true)
    expect(check({ time: '10:00 Pacific' })).toBe(true)
  })
})
