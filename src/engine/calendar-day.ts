/**
 * Local calendar days as `YYYY-MM-DD` strings. Days are compared as strings and counted by their
 * parts; nothing here goes through `new Date('YYYY-MM-DD')`, which would read the day in UTC and
 * show the day before to half the world.
 */
export type CalendarDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** The local calendar day of an instant (now, unless told). */
export function calendarDay(instant: Date = new Date()): CalendarDay {
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`
}

/** Whether the text is a day that exists: `2026-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  const date = localNoon(text)
  return date !== undefined && calendarDay(date) === text
}

/** The day `count` days later (earlier, when negative). Throws a RangeError on a text that is no day. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = localNoon(day)
  if (!date) throw new RangeError(`"${day}" is not a calendar day (YYYY-MM-DD).`)
  date.setDate(date.getDate() + count)
  return calendarDay(date)
}

/** "Nov 21, 2026". A text that is no day is given back as it is. */
export function formatDay(day: CalendarDay): string {
  const date = localNoon(day)
  return date ? dayFormat.format(date) : day
}

/** "November 2026". A text that is no day is given back as it is. */
export function formatMonth(day: CalendarDay): string {
  const date = localNoon(day)
  return date ? monthFormat.format(date) : day
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Noon exists on every local day, also on those that skip midnight for daylight saving. */
function localNoon(day: CalendarDay): Date | undefined {
  const parts = pattern.exec(day)
  if (!parts) return undefined
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number]
  const noon = new Date(2000, month - 1, date, 12)
  noon.setFullYear(year, month - 1, date)
  return noon
}
