import { calendarDay, isCalendarDay, type CalendarDay } from '../../../../engine/calendar-day'
import { hasMistypedYear } from '../../../../engine/mistyped-year'

/** Which of the two numbers of `03/04/2026` comes first. */
export type DayOrder = 'month-first' | 'day-first'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?<rest>[ T–—/].*)?$/
const isoInstant = /^\d{4}-\d{2}-\d{2}T([\d:.]+)(?:Z|[+-]\d{2}:?\d{2})$/
/** "04 Mar 2026 14:30:00 GMT", without its weekday, as in mail and in JavaScript's `toUTCString` */
const mailInstant = /^\d{1,2} [a-z]{3} \d{4} ([\d:]+) (?:GMT|UTC)$/i
const twoNumbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?<rest>,? .*|[–—].*|-\d+[/.].*)?$/
/** "26-03-04" */
const maybeYearFirst = /^(\d{2})-(\d{2})-(\d{2})(?!\d)/
/**
 * "Mar 4, 2026", "Mar 4-6, 2026" and, after a year of four digits, more text. Before a year of two digits, both
 * separators are the same: "Mar-4-26", "Mar 4, 26". "Mar 4-26" is a range without a year.
 */
const monthThenDay =
  /^([a-z]{3,9})\.?([ -])(\d{1,2})(?:st|nd|rd|th)?(?<range> ?[-–—] ?\d{1,2}(?:st|nd|rd|th)?)?,?(?:[ -](\d{4})(?<rest>,? .*| ?[-–—] ?\D.*)?|\2(\d{2}))$/i
const dayThenMonth =
  /^(\d{1,2})(?:st|nd|rd|th)?(?<range> ?[-–—] ?\d{1,2}(?:st|nd|rd|th)?)?\.?[ -]([a-z]{3,9})\.?,?[ -](?:(\d{4})(?<rest>,? .*| ?[-–—] ?\D.*)?|(\d{2}))$/i
/** "Nov 30 – Dec 2, 2026" */
const overMonths = /^([a-z]{3,9})\.? (\d{1,2}) ?(?:[-–—]|to) ?([a-z]{3,9})\.? \d{1,2},? (\d{4})$/i
/** "30 Nov – 2 Dec 2026" */
const overMonthsDayFirst =
  /^(\d{1,2}) ([a-z]{3,9})\.? ?(?:[-–—]|to) ?\d{1,2} ([a-z]{3,9})\.?,? (\d{4})$/i
/** "9:30 AM", "at 09:30:00 GMT-0500 (Eastern Standard Time)" */
const onlyTime =
  /^(?:,|\s|at\b|T)*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\b\.?)?(?: ?(?:Z|UTC|GMT|[a-z]{2,4}T)?(?:[+-]\d{2}:?\d{2})?)?(?: \([^)]*\))?$/i
/** "0:00", "00:00:00", "12:00 AM" */
const midnight = /(?<!\d)(?:00?:00|12:00(?::00)? ?a)/i
/** "Tues 3/24/2026" */
const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? /i
/** How many years ahead a two-digit year may be. Any later one is in the last century. */
const YEARS_AHEAD = 5

/**
 * Reads the day in a cell: `2026-03-04`, `3/4/2026`, `3.4.2026`, `Mar 4, 2026`, `Wed, 4 March 2026`, each also followed
 * by a time or by text, the first day of a range, or an instant, in local time. Undefined if no such day exists or its
 * year is implausible.
 * @param order which number of `3/4/2026` is the month, if both could be
 */
export function readDay(cell: string, order: DayOrder): CalendarDay | undefined {
  const text = withoutWeekday(cell)
  if (isInstant(text)) return plausible(calendarDay(new Date(text)))
  return plausible(dayOfParts(text, order))
}

const isInstant = (text: string) => isoInstant.test(text) || mailInstant.test(text)

/**
 * Replaces each instant in a column with the day written in it, if all its instants are midnights. Programs that store
 * days as instants write those. In local time, they would be the day before in Honolulu.
 */
export function midnightsToDays(cells: readonly string[]): readonly string[] {
  const times = cells.flatMap((cell) => {
    const text = withoutWeekday(cell)
    return isoInstant.exec(text)?.[1] ?? mailInstant.exec(text)?.[1] ?? []
  })
  if (times.length === 0 || !times.every((time) => /^[0:.]+$/.test(time))) return cells
  return cells.map((cell) => {
    const text = withoutWeekday(cell)
    if (!isInstant(text)) return cell
    return text.replace(isoInstant.test(text) ? /T.*$/ : / [\d:]+ \w+$/, '')
  })
}

/** Whether a cell has more than a day and a time: "3/4/2026 by email", "Mar 4-6, 2026". */
export function hasTextAfterDay(cell: string): boolean {
  const text = withoutWeekday(cell)
  if (isInstant(text)) return false
  if (overMonths.test(text) || overMonthsDayFirst.test(text)) return true
  for (const pattern of [isoDay, twoNumbers, monthThenDay, dayThenMonth]) {
    const groups = pattern.exec(text)?.groups
    if (groups?.range) return true
    if (groups?.rest) return !onlyTime.test(groups.rest)
  }
  return false
}

/** Whether a cell has a time other than midnight, which programs write after a day that has none. */
export function hasTimeOfDay(cell: string): boolean {
  const text = withoutWeekday(cell)
  if (!isInstant(text)) return /\d:\d/.test(text) && !midnight.test(text)
  const instant = new Date(text)
  return instant.getHours() > 0 || instant.getMinutes() > 0
}

/** The order in which a cell is a valid day; undefined if both orders give the same day, or neither gives one. */
export function dayOrderOf(cell: string): DayOrder | 'either' | undefined {
  const days = inBothOrders(withoutWeekday(cell))
  if (days['month-first'] === days['day-first']) return undefined
  if (days['month-first'] && days['day-first']) return 'either'
  return days['month-first'] ? 'month-first' : 'day-first'
}

/** The order of day and month that the dates of a file show. */
export interface OrderOfDays {
  /** The order that some dates require; undefined if no date requires one, or dates require both. */
  order: DayOrder | undefined
  /** A date that can be read both ways. */
  unclear: string | undefined
}

/** Checks all dates of a file: a single 03/25/2026 shows what 03/04/2026 means. */
export function orderOfDays(cells: Iterable<string>): OrderOfDays {
  const orders = new Set<DayOrder>()
  let unclear: string | undefined
  for (const cell of cells) {
    const order = dayOrderOf(cell)
    if (order === 'either') unclear ??= cell.trim()
    else if (order) orders.add(order)
  }
  const [only] = orders
  return { order: orders.size === 1 ? only : undefined, unclear }
}

/** The days that two numbers and a year can mean. */
function inBothOrders(text: string): Partial<Record<DayOrder, CalendarDay | undefined>> {
  const [match, first, , second, year] = twoNumbers.exec(text) ?? []
  if (!match || mayBeginWithYear(text)) return {}
  return {
    'month-first': plausible(joined(year, first, second)),
    'day-first': plausible(joined(year, second, first)),
  }
}

/**
 * Whether a two-digit year may come first: 26-03-04 is March 4, 2026, or March 26, 2004. Such a cell is not read as a
 * day, because nothing in it resolves this and the user is not asked. In 21-9-26 the year cannot come first, because
 * its month would be 09.
 */
function mayBeginWithYear(text: string): boolean {
  const [, year, month, day] = maybeYearFirst.exec(text) ?? []
  return Number(year) > 12 && plausible(joined(year, month, day)) !== undefined
}

function dayOfParts(text: string, order: DayOrder): CalendarDay | undefined {
  const iso = isoDay.exec(text)
  if (iso) return joined(iso[1], iso[2], iso[3])
  const days = inBothOrders(text)
  const day = days[order] ?? days['month-first'] ?? days['day-first']
  if (day) return day
  const named = monthThenDay.exec(text)
  if (named) return joined(named[5] ?? named[7], monthNumber(named[1]), named[3])
  const dayFirst = dayThenMonth.exec(text)
  if (dayFirst) return joined(dayFirst[4] ?? dayFirst[6], monthNumber(dayFirst[3]), dayFirst[1])
  const [, month, first, last, year] = overMonths.exec(text) ?? []
  const [, day1 = first, month1 = month, last1 = last, year1 = year] =
    overMonthsDayFirst.exec(text) ?? []
  if (day1 === undefined) return undefined
  // The year is that of the last day: "Dec 30 – Jan 2, 2027" begins in 2026.
  const isYearBefore = Number(monthNumber(last1)) < Number(monthNumber(month1))
  return joined(String(Number(year1) - Number(isYearBefore)), monthNumber(month1), day1)
}

/** "3/24/2026" of "Tues 3/24/2026" */
export const withoutWeekday = (cell: string) => cell.trim().replace(weekday, '')

/** The month of a name or abbreviation; 0 for other words, even "Maybe" in "Maybe 4, 2026". */
function monthNumber(name = ''): string {
  return String(MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1)
}

function joined(year = '', month = '', day = ''): CalendarDay {
  return `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function fullYear(year: string, thisYear = new Date().getFullYear()): string {
  if (year.length !== 2) return year
  return Number(`20${year}`) > thisYear + YEARS_AHEAD ? `19${year}` : `20${year}`
}

function plausible(day: CalendarDay | undefined): CalendarDay | undefined {
  return day && isCalendarDay(day) && !hasMistypedYear(day) ? day : undefined
}
