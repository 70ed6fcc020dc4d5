/**
 * Local calendar days as `YYYY-MM-DD` strings. They are compared as strings. Nothing here calls
 * `new Date('YYYY-MM-DD')`, which means midnight UTC: west of Greenwich, that is still the day before.
 */
export type CalendarDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** The local calendar day of an instant (now by default). */
export function calendarDay(instant: Date = new Date()): CalendarDay {
  return joinParts(instant.getFullYear(), instant.getMonth(), instant.getDate())
}

/**
 * The latest day that it can be in nearly any time zone: tomorrow. A day that was today where it was entered may be
 * ahead after a flight across the date line.
 */
export const latestDayAnywhere = (): CalendarDay => addDays(calendarDay(), 1)

/**
 * The earliest day that an instant had in any time zone: that of UTC−12. Unlike `calendarDay`, it is the same wherever
 * the device is.
 */
export const earliestDayAnywhere = (instant: Date): CalendarDay =>
  dayOf(new Date(instant.getTime() - 12 * 3_600_000))

/** Whether the text is a day that exists: `2026-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  const date = utcMidnight(text)
  return date !== undefined && dayOf(date) === text
}

/** The day `count` days later (earlier, if negative). Throws a RangeError if `day` is not in the form YYYY-MM-DD. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = requireUtcMidnight(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** The number of days from `from` to `to`, negative if `to` is earlier. Throws a RangeError like `addDays`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (requireUtcMidnight(to).getTime() - requireUtcMidnight(from).getTime()) / 86_400_000
}

/** The Sunday that starts the week of a day. Throws a RangeError like `addDays`. */
export function sundayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -requireUtcMidnight(day).getUTCDay())
}

/** A comparator for `sort`: earlier days first. It compares months too. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b)
}

/** A comparator for `sort`: earlier days first, blank ones last. */
export function compareDaysBlankLast(a: CalendarDay, b: CalendarDay): number {
  return Number(a === '') - Number(b === '') || compareDays(a, b)
}

/** How far a day is from today: "today", "tomorrow", "in 12 days", "yesterday", "12 days ago". */
export function daysAway(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** "Nov 21, 2026". Text in another form than YYYY-MM-DD is returned unchanged, here and in the functions below. */
export function formatDay(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date
    ? `${monthName(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
    : day
}

/** "Tue, Dec 8" */
export function formatWeekday(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date
    ? `${weekdays[date.getUTCDay()]}, ${monthName(date).slice(0, 3)} ${date.getUTCDate()}`
    : day
}

/** "Tue, Dec 8, 2026" */
export function formatWeekdayAndYear(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date ? `${formatWeekday(day)}, ${date.getUTCFullYear()}` : day
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "November 2026" */
export function formatMonth(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date ? `${monthName(date)} ${date.getUTCFullYear()}` : day
}

const monthName = (date: Date) => monthNames[date.getUTCMonth()] ?? ''

/** Written out: a browser's first use of `Intl` takes a phone a tenth of a second, on every page with a day. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Midnight UTC of a day. In local time, a day may have no midnight, because of daylight saving time, or may be skipped
 * altogether. Undefined if the text is not in the form YYYY-MM-DD.
 */
function utcMidnight(day: CalendarDay): Date | undefined {
  const parts = pattern.exec(day)
  if (!parts) return undefined
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number]
  const midnight = new Date(0)
  midnight.setUTCFullYear(year, month - 1, date)
  return midnight
}

function requireUtcMidnight(day: CalendarDay): Date {
  const date = utcMidnight(day)
  if (!date) throw new RangeError(`"${day}" is not a calendar day (YYYY-MM-DD).`)
  return date
}

/** The day of a date that `utcMidnight` returned. */
function dayOf(date: Date): CalendarDay {
  return joinParts(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

function joinParts(year: number, month: number, date: number): CalendarDay {
  return `${pad(year, 4)}-${pad(month + 1, 2)}-${pad(date, 2)}`
}
