import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as CalendarDays from '@/engine/calendar-day'
import { anyDay, dayAt, dayCount } from '../support/days'
import { runInZone, zones } from '../support/zones'

const zonesWithOddDays = [
  { zone: 'America/Santiago', withoutMidnight: [2026, 9, 6] },
  { zone: 'Africa/Cairo', withoutMidnight: [2026, 4, 24] },
  { zone: 'Pacific/Apia', skipped: [2011, 12, 30] },
  { zone: 'Pacific/Kwajalein', skipped: [1993, 8, 21] },
] as const

describe.each([...zones, ...zonesWithOddDays])('In $zone', ({ zone, ...odd }) => {
  runInZone(zone)
  let days: typeof CalendarDays

  beforeAll(async () => {
    days = await import('@/engine/calendar-day')
  })

  it('an instant belongs to the day of the local clock', () => {
    const local = fc.tuple(dayCount, fc.integer({ min: 1, max: 23 }), fc.nat({ max: 59 }))
    fc.assert(
      fc.property(local, ([count, hour, minute]) => {
        const day = dayAt(count)
        const [year, month, date] = day.split('-').map(Number) as [number, number, number]
        const instant = new Date(year, month - 1, date, hour, minute)
        // Where the zone skipped the whole day, no instant belongs to it.
        fc.pre(instant.getDate() === date)
        expect(days.calendarDay(instant)).toBe(day)
      }),
    )
  })

  it('the day changes at local midnight and not before', () => {
    expect(days.calendarDay(new Date(2026, 10, 21, 23, 59, 59, 999))).toBe('2026-11-21')
    expect(days.calendarDay(new Date(2026, 10, 22, 0, 0, 0, 0))).toBe('2026-11-22')
  })

  it('the earliest day of an instant is that of UTC−12, as in every other zone', () => {
    const earliest = (instant: string) => days.earliestDayAnywhere(new Date(instant))
    expect(earliest('2026-11-22T11:59:59.999Z')).toBe('2026-11-21')
    expect(earliest('2026-11-22T12:00:00.000Z')).toBe('2026-11-22')
  })

  it('days are validated, added and formatted as in every other zone', () => {
    fc.assert(
      fc.property(dayCount, dayCount, (from, to) => {
        expect(days.isCalendarDay(dayAt(from))).toBe(true)
        expect(days.addDays(dayAt(from), to - from)).toBe(dayAt(to))
      }),
    )
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = '', , date = ''] = day.split('-')
        expect(days.formatDay(day)).toMatch(new RegExp(` ${Number(date)}, ${year}$`))
      }),
    )
  })

  if ('withoutMidnight' in odd) {
    it('a day without midnight is a day like any other', () => {
      const [year, month, date] = odd.withoutMidnight
      const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
      expect(new Date(year, month - 1, date, 0).getHours()).toBe(1)
      expect(days.calendarDay(new Date(year, month - 1, date, 0))).toBe(day)
      expect(days.isCalendarDay(day)).toBe(true)
      expect(days.addDays(days.addDays(day, -1), 1)).toBe(day)
      expect(days.addDays(day, 1) > day).toBe(true)
    })
  }

  if ('skipped' in odd) {
    it('a day that the zone skipped is still a valid calendar day', () => {
      const [year, month, date] = odd.skipped
      const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
      expect(new Date(year, month - 1, date, 12).getDate()).not.toBe(date)
      expect(days.isCalendarDay(day)).toBe(true)
      expect(days.addDays(days.addDays(day, -1), 1)).toBe(day)
      expect(days.formatDay(day)).toContain(` ${date}, ${year}`)
    })
  }
})

it('A stored day stays the same when the device moves to another time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  vi.resetModules()
  const { addDays, formatDay } = await import('@/engine/calendar-day')
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(addDays('2026-11-21', 1)).toBe('2026-11-22')
})
