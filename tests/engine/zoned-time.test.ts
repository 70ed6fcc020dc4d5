import { describe, expect, it } from 'vitest'
import { formatWeekday, formatWeekdayAndYear } from '@/engine/calendar-day'
import { formatClock } from '@/engine/clock-time'
import { timeZoneName } from '@/engine/time-zone-name'
import { instantOf, isTimeZone, wallTimeAt } from '@/engine/zoned-time'

const instant = (day: string, time: string, zone: string) =>
  instantOf({ day, time }, zone)?.toISOString()

describe('A local time in a time zone', () => {
  it.each([
    ['2026-12-08', '14:00', 'America/Los_Angeles', '2026-12-08T22:00:00.000Z'],
    ['2026-07-08', '14:00', 'America/Los_Angeles', '2026-07-08T21:00:00.000Z'],
    ['2026-12-08', '00:30', 'Asia/Tokyo', '2026-12-07T15:30:00.000Z'],
    ['2026-12-08', '09:00', 'Asia/Kathmandu', '2026-12-08T03:15:00.000Z'],
    ['2026-12-08', '23:00', 'Pacific/Honolulu', '2026-12-09T09:00:00.000Z'],
  ])('%s %s in %s converts to an instant and back', (day, time, zone, expected) => {
    expect(instant(day, time, zone)).toBe(expected)
    expect(wallTimeAt(new Date(expected), zone)).toEqual({ day, time })
  })

  it('that occurs twice is the first one, when the clocks go back', () => {
    expect(instant('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  it('that is skipped when the clocks go forward uses the offset before the change', () => {
    expect(instant('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
  })

  it.each([
    ['', 'America/New_York'],
    ['10:00 Pacific', 'America/New_York'],
    ['24:00', 'America/New_York'],
    ['10:00', ''],
    ['10:00', 'Mars/Olympus_Mons'],
  ])('has no instant if the time or the zone is invalid: %j in %j', (time, zone) => {
    expect(instant('2026-12-08', time, zone)).toBeUndefined()
  })

  it.each(['0026-12-08', '2026-02-30', '9999-12-31'])(
    'has no instant if the day does not exist or is outside the supported years: %s',
    (day) => {
      expect(instant(day, '14:00', 'America/New_York')).toBeUndefined()
    },
  )

  it('is formatted with AM or PM and the common name of its zone', () => {
    expect(['00:05', '12:00', '14:00', 'noon'].map(formatClock)).toEqual([
      '12:05 AM',
      '12:00 PM',
      '2:00 PM',
      'noon',
    ])
    const zones = ['America/Los_Angeles', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta']
    expect(zones.map(timeZoneName)).toEqual(['Pacific Time', 'Buenos Aires Time', 'Kolkata Time'])
    expect(isTimeZone('Europe/Berlin')).toBe(true)
  })

  it('keeps the name of a zone without a city', () => {
    expect(['UTC', 'Etc/UTC'].map(timeZoneName)).toEqual(['UTC', 'UTC'])
    expect(timeZoneName('constructor')).toBe('constructor Time')
  })
})

describe('A day', () => {
  it('is formatted with its weekday', () => {
    expect(formatWeekday('2026-12-08')).toBe('Tue, Dec 8')
    expect(formatWeekdayAndYear('2026-12-08')).toBe('Tue, Dec 8, 2026')
    expect(formatWeekday('soon')).toBe('soon')
  })
})
