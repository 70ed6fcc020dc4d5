import { daysAway, formatDay, formatWeekday, type CalendarDay } from '@/engine/calendar-day'
import { formatClock } from '@/engine/clock-time'
import { isolate } from '@/engine/isolate'
import { timeZoneName } from '@/engine/time-zone-name'
import { deviceTimeZone, instantOf, wallTimeAt, type WallTime } from '@/engine/zoned-time'
import type { HistoryEntry } from './application-history'

type Timed = Pick<HistoryEntry, 'day' | 'startTime' | 'timeZone' | 'time'>

/**
 * The instant at which an interview begins. Undefined if it has no valid start time and time zone: free text is never
 * parsed. See docs/decisions/0041.
 */
export function interviewStart({ day, startTime = '', timeZone = '' }: Timed): Date | undefined {
  return instantOf({ day, time: startTime }, timeZone)
}

/** The start in this device's time zone; undefined if it is unknown, or the same as the entered day and time. */
export function timeHere(entry: Timed, timeZone?: string): WallTime | undefined {
  // Reading the device's time zone builds a date format, which takes long on a phone.
  if (!entry.startTime) return undefined
  const here = timeZone ?? deviceTimeZone()
  if (entry.timeZone === here) return undefined
  const start = interviewStart(entry)
  if (!start) return undefined
  const shown = wallTimeAt(start, here)
  return shown.day === entry.day && shown.time === entry.startTime ? undefined : shown
}

/** The day of the start in this device's time zone; the entered day if the instant is unknown. See docs/decisions/0041. */
export function dayHere(entry: Timed): CalendarDay {
  return timeHere(entry)?.day ?? entry.day
}

/**
 * "2:00 PM", with "Pacific Time" if the clock of this device shows another time, and the free text of older entries.
 * Blank if no time is known.
 */
export function timeOf(entry: Timed): string {
  const { startTime = '', timeZone = '', time = '' } = entry
  const isHere = interviewStart(entry) !== undefined && timeHere(entry) === undefined
  const zone = startTime && timeZone && !isHere ? timeZoneName(timeZone) : ''
  const clock = [formatClock(startTime), zone]
  return [clock.filter(Boolean).join(' '), time].filter(Boolean).join(', ')
}

/** "Wed, Dec 9, 4:00 AM": the start on this device, if that is a different day; blank otherwise. */
function startOnOtherDay(entry: Timed): string {
  const here = timeHere(entry)
  if (!here || here.day === entry.day) return ''
  return `${formatWeekday(here.day)}, ${formatClock(here.time)}`
}

/**
 * "2:00 PM Eastern Time (Wed, Dec 9, 4:00 AM Tokyo Time)": the time, with the local day and time if that is a different
 * day on this device. It names the local zone, because a printed page can be read elsewhere.
 */
export function timeWithOtherDay(entry: Timed): string {
  const other = startOnOtherDay(entry)
  return other ? `${timeOf(entry)} (${other} ${timeZoneName(deviceTimeZone())})` : timeOf(entry)
}

/**
 * How far away the day is, such as "tomorrow". If it is a different day on this device, with the local day and time:
 * "tomorrow, Wed, Dec 9, 4:00 AM here". See docs/decisions/0041.
 */
export function awayHere(entry: Timed, today: CalendarDay): string {
  const away = daysAway(dayHere(entry), today)
  const other = startOnOtherDay(entry)
  return other ? `${away}, ${other} here` : away
}

/**
 * "Dec 8, 2026 (tomorrow), 2:00 PM". If it is a different day on this device, the local day and time come last:
 * "Dec 8, 2026, 2:00 PM Eastern Time (tomorrow, Wed, Dec 9, 4:00 AM here)".
 */
export function whenItIs(entry: Timed, today: CalendarDay, format = formatDay): string {
  const away = `(${awayHere(entry, today)})`
  const [day, time] = [format(entry.day), isolate(timeOf(entry))]
  if (dayHere(entry) !== entry.day) return `${day}, ${time} ${away}`
  return [`${day} ${away}`, time].filter(Boolean).join(', ')
}
