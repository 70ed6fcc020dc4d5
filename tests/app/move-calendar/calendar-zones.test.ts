import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as ExportCalendar from '@/screens/my-move/calendar/export-calendar'
import { buildTask, readEvents } from '../../support/calendar'
import { dayAt, dayCount } from '../../support/days'
import { runInZone, zones } from '../../support/zones'

describe.each(zones)('In $zone', ({ zone }) => {
  runInZone(zone)

  let exportCalendar: typeof ExportCalendar.exportCalendar

  beforeAll(async () => {
    ;({ exportCalendar } = await import('@/screens/my-move/calendar/export-calendar'))
  })

  const textOf = (day: string, now = new Date('2026-11-23T12:00:00.000Z')) =>
    exportCalendar({}, [buildTask({ day })], '1795118400000', now).text

  it('an event starts on its day and ends on the next, for every day', () => {
    fc.assert(
      fc.property(dayCount, (count) => {
        const [event] = readEvents(textOf(dayAt(count)))
        expect(event).toMatchObject({ start: dayAt(count), end: dayAt(count + 1) })
      }),
    )
  })

  it.each([
    ['a leap day', '2028-02-29', '20280301'],
    ['the last day of a year', '2026-12-31', '20270101'],
    ['the start of daylight saving', '2027-03-14', '20270315'],
    ['its end', '2026-11-01', '20261102'],
    ['the day that Kiritimati never had', '1994-12-31', '19950101'],
  ])('%s is written as a date without a time zone', (_, day, next) => {
    const text = textOf(day)
    expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
    expect(text).toContain(`\r\nDTEND;VALUE=DATE:${next}\r\n`)
    expect(text).not.toMatch(/TZID|VTIMEZONE/)
  })

  it('the time of a change is written in UTC', () => {
    expect(textOf('2027-03-01')).toContain('\r\nDTSTAMP:20261123T120000Z\r\n')
  })
})
