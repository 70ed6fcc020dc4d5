/**
 * Local calendar days as `YYYY-MM-DD` strings. Days are compared as strings and counted by their
 * parts; nothing here goes through `new Date('YYYY-MM-DD')`, which would read the day in UTC and
 * show the day before to half the world.
 */
export type CalendarDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** The local calendar day of an instant (now by default). */
export function calendarDay(instant: Date = new Date()): CalendarDay {
  return joinParts(instant.getFullYear(), instant.getMonth(), instant.getDate())
}

/** Whether the text is a day that exists: `2026-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  const date = utcMidnight(text)
  return date !== undefined && dayOf(date) === text
}

/** The day `count` days later (earlier, when negative). Throws a RangeError on a text that is no day. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = existingDay(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** The number of days from `from` to `to`, negative if `to` is earlier. Throws a RangeError if either is not a day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (existingDay(to).getTime() - existingDay(from).getTime()) / 86_400_000
}

/** Which of two days comes first, as `sort` asks it. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b)
}

/** How far a day is from today: "today", "tomorrow", "in 12 days", "yesterday", "12 days ago". */
export function daysAway(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** "Nov 21, 2026". A text that is no day is given back as it is. */
export function formatDay(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date
    ? `${monthName(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
    : day
}

/** "Tue, Dec 8". A text that is no day is given back as it is. */
export function formatWeekday(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date
    ? `${weekdays[date.getUTCDay()]}, ${monthName(date).slice(0, 3)} ${date.getUTCDate()}`
    : day
}

/** "Tue, Dec 8, 2026". A text that is no day is given back as it is. */
export function formatWeekdayAndYear(day: CalendarDay): string {
  const date = utcMidnight(day)
  return date ? `${formatWeekday(day)}, ${date.getUTCFullYear()}` : day
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "November 2026". A text that is no day is given back as it is. */
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
 * The parts of a day on the calendar of UTC, which has every day and no daylight saving. Local time
 * has neither: some zones skip midnight, and some have skipped a whole day.
 */
function utcMidnight(day: CalendarDay): Date | undefined {
  const parts = pattern.exec(day)
  if (!parts) return undefined
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number]
  const midnight = new Date(0)
  midnight.setUTCFullYear(year, month - 1, date)
  return midnight
}

function existingDay(day: CalendarDay): Date {
  const date = utcMidnight(day)
  if (!date) throw new RangeError(`"${day}" is not a calendar day (YYYY-MM-DD).`)
  return date
}

/** The day that a date made by `utcMidnight` stands for. */
function dayOf(date: Date): CalendarDay {
  return joinParts(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

function joinParts(year: number, month: number, date: number): CalendarDay {
  return `${pad(year, 4)}-${pad(month + 1, 2)}-${pad(date, 2)}`
}
