import { isCalendarDay, type CalendarDay } from './calendar-day'
import { isClockTime } from './clock-time'

/** A local date and time without its time zone. */
export interface WallTime {
  day: CalendarDay
  /** `HH:MM`, from 00:00 to 23:59. */
  time: string
}

/** The IANA name of this device's time zone, such as `America/Chicago`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether this browser supports the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

/**
 * The instant of a local date and time in a time zone. When the clocks go back, a time that occurs twice means the
 * first one; when they go forward, a skipped time uses the offset before the change (RFC 5545, 3.3.5).
 * Undefined if the time zone is unknown, if the date or time is invalid, before the year 101, or on the last day of
 * the year 9999.
 */
export function instantOf({ day, time }: WallTime, zone: string): Date | undefined {
  if (!isCalendarDay(day) || !isClockTime(time) || !isTimeZone(zone)) return undefined
  // Date.UTC takes a year below 100 for one of the 1900s. After the last day, it can be the year 10000 elsewhere.
  if (day < '0101' || day === '9999-12-31') return undefined
  const wall = Date.parse(`${day}T${time}Z`)
  const before = wall - offsetAt(wall - DAY_MS, zone)
  const after = wall - offsetAt(wall + DAY_MS, zone)
  const isShown = (instant: number) => instant + offsetAt(instant, zone) === wall
  return new Date([before, after].find(isShown) ?? before)
}

/** The local date and time in a time zone at an instant. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

const DAY_MS = 86_400_000

/** The UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000
  const parts = Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(minute)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - minute
}
