import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  calendarDay,
  formatDay,
  formatMonth,
  isCalendarDay,
  sundayOf,
} from '@/engine/calendar-day'
import { anyDay, dayAt, dayCount } from '../support/days'

const pad = (value: number, width: number) => String(value).padStart(width, '0')

describe('calendarDay', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    { at: new Date(2026, 10, 21, 0, 0, 0, 0), day: '2026-11-21' },
    { at: new Date(2026, 10, 21, 23, 59, 59, 999), day: '2026-11-21' },
    { at: new Date(2026, 10, 22, 0, 0, 0, 0), day: '2026-11-22' },
    { at: new Date(2026, 11, 31, 23, 59, 59, 999), day: '2026-12-31' },
    { at: new Date(2027, 0, 1, 0, 0, 0, 0), day: '2027-01-01' },
    { at: new Date(2024, 1, 29, 12), day: '2024-02-29' },
  ])('returns $day by the local clock, up to its last millisecond', ({ at, day }) => {
    vi.useFakeTimers({ now: at, toFake: ['Date'] })
    expect(calendarDay()).toBe(day)
    expect(calendarDay(at)).toBe(day)
  })

  it('always returns a day that exists and that sorts as text', () => {
    const instant = fc.date({
      min: new Date(Date.UTC(1900, 0, 2)),
      max: new Date(Date.UTC(2199, 0, 1)),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one]
        expect(isCalendarDay(calendarDay(first))).toBe(true)
        expect(calendarDay(first) <= calendarDay(second)).toBe(true)
      }),
    )
  })
})

describe('isCalendarDay', () => {
  it('accepts every day of three centuries', () => {
    fc.assert(fc.property(anyDay, (day) => isCalendarDay(day)))
  })

  it('accepts a date exactly if it exists in the calendar', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(upTo(9999), upTo(19), upTo(39), (year, month, date) => {
        const utc = new Date(0)
        utc.setUTCFullYear(year, month - 1, date)
        const exists = utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date
        expect(isCalendarDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`)).toBe(exists)
      }),
    )
  })

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '12026-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026/01/01',
    '01/01/2026',
    '٢٠٢٦-٠١-٠١',
    'today',
  ])('rejects %j', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })
})

describe('addDays', () => {
  it('adds and subtracts days as the calendar does', () => {
    fc.assert(
      fc.property(dayCount, dayCount, (from, to) => {
        expect(addDays(dayAt(from), to - from)).toBe(dayAt(to))
      }),
    )
  })

  it('returns to the same day when the same number is subtracted', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-21', 90, '2027-02-19'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s plus %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  it('throws an error that names the text if it is not a day', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
    expect(() => addDays('tomorrow', 1)).toThrow(/"tomorrow" is not a calendar day/)
  })
})

describe('sundayOf', () => {
  it('begins a week on Sunday', () => {
    expect(sundayOf('2026-11-22')).toBe('2026-11-22')
    expect(sundayOf('2026-11-28')).toBe('2026-11-22')
    expect(sundayOf('2026-11-21')).toBe('2026-11-15')
    expect(sundayOf('2024-02-29')).toBe('2024-02-25')
  })
})

describe('formatDay and formatMonth', () => {
  it('write a day and a month in English, with the year', () => {
    expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
    expect(formatMonth('2026-11-21')).toBe('November 2026')
    expect(formatMonth('2026-11-01')).toBe('November 2026')
    expect(formatMonth('2026-11-30')).toBe('November 2026')
  })

  it('format the same day as Intl does in UTC', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const midnight = new Date(`${day}T00:00:00Z`)
        const formatWithIntl = (options: Intl.DateTimeFormatOptions) =>
          midnight.toLocaleDateString('en-US', { timeZone: 'UTC', ...options })
        expect(formatDay(day)).toBe(formatWithIntl({ dateStyle: 'medium' }))
        expect(formatMonth(day)).toBe(formatWithIntl({ month: 'long', year: 'numeric' }))
      }),
    )
  })

  it.each(['', 'soon', '2026-1-1'])('return %j unchanged', (text) => {
    expect(formatDay(text)).toBe(text)
    expect(formatMonth(text)).toBe(text)
  })
})
