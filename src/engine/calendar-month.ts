import { calendarDay, formatMonth, isCalendarDay, type CalendarDay } from './calendar-day'

/**
 * Calendar months as `YYYY-MM` strings, for dates of which people know only the month. They are compared as strings,
 * as days are.
 */
export type CalendarMonth = string

const pattern = /^\d{4}-\d{2}$/

/** Whether the text is a month that exists: `2026-13` is not. */
export function isCalendarMonth(text: string): boolean {
  return pattern.test(text) && isCalendarDay(`${text}-01`)
}

/** The month of a local calendar day (today by default). */
export function calendarMonth(day: CalendarDay = calendarDay()): CalendarMonth {
  return day.slice(0, 'YYYY-MM'.length)
}

/** "June 2026". Text that is not a month is returned unchanged. */
export function monthAndYear(month: CalendarMonth): string {
  return isCalendarMonth(month) ? formatMonth(`${month}-01`) : month
}

/** The number of months from `from` to `to`, negative if `to` is earlier. Throws a RangeError like `addMonths`. */
export function monthsBetween(from: CalendarMonth, to: CalendarMonth): number {
  return numberOf(to) - numberOf(from)
}

/** The month `count` months later (earlier, if negative). Throws a RangeError if `month` is not a month. */
export function addMonths(month: CalendarMonth, count: number): CalendarMonth {
  const number = numberOf(month) + count - 1
  const year = Math.floor(number / MONTHS_A_YEAR)
  return `${String(year).padStart(4, '0')}-${String(number - year * MONTHS_A_YEAR + 1).padStart(2, '0')}`
}

const MONTHS_A_YEAR = 12

/** The number of months since the start of year 0, plus one. */
function numberOf(month: CalendarMonth): number {
  if (!isCalendarMonth(month)) throw new RangeError(`"${month}" is not a month (YYYY-MM).`)
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * MONTHS_A_YEAR + number
}
