import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { orderOfDays } from '@/screens/job-search/csv/table/read-day'
import {
  hasTextAfterDay,
  hasTimeOfDay,
  midnightsToDays,
  readDay,
} from '@/screens/job-search/csv/table/read-day'
import { anyDay } from '../../support/days'
import { zones } from '../../support/zones'

describe('A date of a file', () => {
  it.each([
    '2026-03-04',
    '2026/3/4',
    '2026.03.04',
    '2026-03-04 09:30',
    '3/4/2026',
    '03-04-2026',
    '3/4/26',
    '3/4/2026 9:30 AM',
    'Wed 3/4/2026',
    'Weds., 3/4/26',
    'Wed 2026-03-04',
    'Wed, 4 Mar 2026',
    '3.4.2026',
    'Mar 4, 2026',
    'March 4th, 2026',
    'Wednesday, March 4, 2026',
    'Mar-4-26',
    'Mar 4 26',
    'Mar 4, 26',
    'Mar 4-6, 26',
    '4 Mar 2026',
    '4-Mar-26',
    '4. March 2026',
    'Mar 4, 2026 9:30 AM',
    'March 4th, 2026 at 9:30am',
    '4 March 2026, 21:00',
    'Mar 4, 2026 by email',
    'Wed Mar 04 2026 09:30:00 GMT-0500 (Eastern Standard Time)',
    'Mar 4-6, 2026',
    'March 4 – 6, 2026',
    '4-6 March 2026',
    'Mar 4, 2026 – Apr 2, 2026',
    '2026-03-04/2026-03-06',
    '2026-03-04 – 2026-03-06',
    '3/4/2026 - 3/6/2026',
    '3/4/2026-3/6/2026',
  ])('is read from %s', (text) => {
    expect(readDay(text, 'month-first')).toBe('2026-03-04')
  })

  it('is read the only possible way, whatever the order', () => {
    expect(readDay('25/03/2026', 'month-first')).toBe('2026-03-25')
    expect(readDay('03/25/2026', 'day-first')).toBe('2026-03-25')
    expect(readDay('25.3.2026', 'month-first')).toBe('2026-03-25')
    expect(readDay('9.21.26', 'day-first')).toBe('2026-09-21')
    expect(readDay('21-9-26', 'month-first')).toBe('2026-09-21')
    expect(readDay('21.09.26', 'month-first')).toBe('2026-09-21')
    expect(readDay('09-21-26', 'day-first')).toBe('2026-09-21')
  })

  it('follows the order if the numbers fit both', () => {
    expect(readDay('03/04/2026', 'month-first')).toBe('2026-03-04')
    expect(readDay('03/04/2026', 'day-first')).toBe('2026-04-03')
    expect(readDay('9.7.26', 'month-first')).toBe('2026-09-07')
    expect(readDay('9.7.26', 'day-first')).toBe('2026-07-09')
  })

  it.each([
    '',
    'soon',
    '0202-03-04',
    '20226-03-04',
    '03/04/0202',
    '03/04/20226',
    '03/04/202',
    '2026-02-30',
    '13/13/2026',
    'Mar 4',
    'Dec 10-12',
    'Dec-10 12',
    'Thu, Dec 10th-12',
    'Wed 3/4',
    'Foo 3/4/2026',
    '1/2/62',
    '26-03-04',
    'Wed 26-03-04',
    '26-03-04 9:30 AM',
    'Foo 4, 2026',
    'Maybe 4, 2026',
    'Declined 3-4-2026',
    '4 marraskuu 2026',
    'Junk 4 2026',
    '=TODAY()',
    '<b>2026-03-04</b>',
    '46085',
  ])('is not read from %j', (text) => {
    expect(readDay(text, 'month-first')).toBeUndefined()
  })

  it('is in the last century if its two-digit year would be far in the future', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23) })
    onTestFinished(() => void vi.useRealTimers())
    expect(readDay('1/2/31', 'month-first')).toBe('2031-01-02')
    expect(readDay('1/2/99', 'month-first')).toBe('1999-01-02')
    expect(readDay('1/2/32', 'month-first')).toBeUndefined()
  })

  it('is the local day of a timestamp, in Honolulu and in Tokyo', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    expect(readDay('2026-03-04T05:00:00.000Z', 'month-first')).toBe('2026-03-03')
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(readDay('2026-03-04T20:00:00Z', 'month-first')).toBe('2026-03-05')
  })

  it('is the local day of a timestamp in the format of email headers', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    expect(readDay('Wed, 04 Mar 2026 05:00:00 GMT', 'month-first')).toBe('2026-03-03')
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(readDay('Wed, 04 Mar 2026 20:00:00 GMT', 'month-first')).toBe('2026-03-05')
  })

  it.each([
    ['3/4/2026', false],
    ['3/4/2026 9:30 AM', false],
    ['Mar 4, 2026 at 9:30 a.m.', false],
    ['Wed Mar 04 2026 09:30:00 GMT-0500 (Eastern Standard Time)', false],
    ['2026-03-04T09:30:00', false],
    ['2026-03-04T09:30:00Z', false],
    ['Wed, 04 Mar 2026 05:00:00 GMT', false],
    ['3/4/2026 by email', true],
    ['3/4/2026 9:30 AM by email', true],
    ['Mar 4, 2026 (second time)', true],
    ['Mar 4-6, 2026', true],
    ['3/4/2026 - 3/6/2026', true],
    ['4 March 2026 – 2 April 2026', true],
    ['soon', false],
  ])('of %j is followed by text: %j', (text, has) => {
    expect(hasTextAfterDay(text)).toBe(has)
  })

  it.each([
    ['3/4/2026', false],
    ['2026-03-04T00:00:00', false],
    ['Wed Mar 04 2026 00:00:00 GMT-0500 (Eastern Standard Time)', false],
    ['3/4/2026, 12:00:00 a.m.', false],
    // Midnight in Honolulu.
    ['2026-03-04T10:00:00Z', false],
    ['2026-03-04T00:00:00Z', true],
    ['3/4/2026 10:00', true],
    ['3/4/2026 12:00 PM', true],
    ['3/4/2026 0:30', true],
  ])('%j has a time other than midnight: %j', (text, has) => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    expect(hasTimeOfDay(text)).toBe(has)
  })

  it('is read back from every date that we write', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day > '1970' && day < '2100'),
        (day) => readDay(day, 'day-first') === day && readDay(day, 'month-first') === day,
      ),
    )
  })

  it('is a calendar day or undefined for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.\-T:Z ]{0,24}$/)), (text) => {
        const day = readDay(text, 'day-first')
        expect(day === undefined || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true)
      }),
    )
  })
})

describe('The dates of a file', () => {
  it('have the order of a date that fits only one', () => {
    expect(orderOfDays(['03/04/2026', '03/25/2026'])).toEqual({
      order: 'month-first',
      unclear: '03/04/2026',
    })
    expect(orderOfDays(['25/03/2026', '03/04/2026']).order).toBe('day-first')
    expect(orderOfDays(['Wed 03/25/2026']).order).toBe('month-first')
  })

  it('share one order, whether they are written with periods or slashes', () => {
    expect(orderOfDays(['9.7.26', '9/21/2026'])).toEqual({
      order: 'month-first',
      unclear: '9.7.26',
    })
    expect(orderOfDays(['4.3.2026', '25.3.2026']).order).toBe('day-first')
    expect(orderOfDays(['9.7.26'])).toEqual({ order: undefined, unclear: '9.7.26' })
  })

  it.each(['3/4/0202', '30/2/2026', '13.13.2026', '1/2/62'])(
    'are not asked about if one is invalid in either order, as %j',
    (slip) => {
      expect(orderOfDays([slip, '2026-03-04'])).toEqual({ order: undefined, unclear: undefined })
    },
  )

  it('have no order if nothing decides it, or if they contradict each other', () => {
    expect(orderOfDays(['03/04/2026'])).toEqual({ order: undefined, unclear: '03/04/2026' })
    expect(orderOfDays(['03/25/2026', '25/03/2026', '1/2/2026'])).toEqual({
      order: undefined,
      unclear: '1/2/2026',
    })
  })

  it('have no unclear date if each can be read only one way', () => {
    expect(orderOfDays(['2026-03-04', '3/3/2026', 'Mar 4, 2026', ''])).toEqual({
      order: undefined,
      unclear: undefined,
    })
  })
})

describe('A column of timestamps', () => {
  it.each(zones)(
    'is read as the dates that are written in it if all are midnights, in $zone',
    ({ zone }) => {
      vi.stubEnv('TZ', zone)
      const cells = [
        '2026-11-15T00:00:00.000Z',
        '',
        '2026-03-01T00:00Z',
        '2026-02-28T00:00:00-05:00',
        'Wed, 04 Mar 2026 00:00:00 GMT',
        '3/5/2026',
      ]
      const days = midnightsToDays(cells).map((cell) => readDay(cell, 'month-first'))
      const written = ['2026-11-15', '2026-03-01', '2026-02-28', '2026-03-04', '2026-03-05']
      expect(days.filter((day) => day !== undefined)).toEqual(written)
    },
  )

  it('is unchanged if one of them is not midnight', () => {
    const cells = ['2026-11-15T00:00:00.000Z', '2026-11-15T17:00:00.000Z']
    expect(midnightsToDays(cells)).toEqual(cells)
  })

  it('is changed, and every other column stays as it is', () => {
    const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('3/4/2026', '2026-03-04')))
    fc.assert(fc.property(texts, (cells) => midnightsToDays(cells) === cells))
  })
})

it('A range across months is read as its first day, in the year in which it begins', () => {
  const ranges = {
    'Nov 30 – Dec 2, 2026': '2026-11-30',
    'Sept. 29 to October 3 2026': '2026-09-29',
    '30 Nov - 2 Dec 2026': '2026-11-30',
    'Dec 30–Jan 2, 2027': '2026-12-30',
    '30 Dec – 2 Jan 2027': '2026-12-30',
  }
  for (const [cell, day] of Object.entries(ranges)) {
    expect(readDay(cell, 'month-first')).toBe(day)
    expect(hasTextAfterDay(cell)).toBe(true)
  }
  expect(readDay('Form 30 – Part 2, 2026', 'month-first')).toBeUndefined()
  expect(readDay('Nov 31 – Dec 2, 2026', 'month-first')).toBeUndefined()
})
