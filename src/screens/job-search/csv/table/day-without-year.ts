import { readDay, withoutWeekday } from './read-day'

/** "3/26" */
const twoNumbers = /^\d{1,2}([-/])\d{1,2}$/
/** "Mar 4th" and "4-Mar" */
const named =
  /^(?:[a-z]{3,9}\.?[ -]\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?\.?[ -][a-z]{3,9}\.?)$/i
/** A year in which every day is valid, February 29, too. */
const LEAP_YEAR = '2024'

/** Whether a cell names a day but not its year: "3/26", "4-Mar", "Wed, Mar 4". */
export function lacksYear(cell: string): boolean {
  const full = withYear(cell, LEAP_YEAR)
  return full !== cell && readDay(full, 'month-first') !== undefined
}

/** Appends the year to a day that has none. Other cells, and all cells if no year is given, stay as they are. */
export function withYear(cell: string, year: string | undefined): string {
  if (!year) return cell
  const day = withoutWeekday(cell)
  const [isNumbers, mark] = twoNumbers.exec(day) ?? []
  if (isNumbers) return `${day}${mark}${year}`
  return named.test(day) ? `${day} ${year}` : cell
}
