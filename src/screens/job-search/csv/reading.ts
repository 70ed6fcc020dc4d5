import type { CalendarDay } from '@/engine/calendar-day'
import { lacksYear, withYear } from './table/day-without-year'
import {
  dayOrderOf,
  hasTextAfterDay,
  orderOfDays,
  readDay,
  type DayOrder,
  type OrderOfDays,
} from './table/read-day'
import type { Table, TableRow } from './table/read-table'
import type { Target } from './columns'
import { isYes, parseJobType, parseStatus, SAVED, startsWithNo, wordKey } from './words'

/** The fields that hold one of a closed set of words. */
export type WordField = 'status' | 'jobType'

/** How a file is read: the fields of its columns, and the user's answers about it. */
export interface Reading {
  /** The field of each column; undefined for one that is left out. */
  columns: readonly (Target | undefined)[]
  dayOrder: DayOrder
  /** The year of days that are written without one. */
  year?: string | undefined
  /** The meanings of unknown words, by field and `wordKey`. */
  words: Readonly<Record<WordField, ReadonlyMap<string, string>>>
  /** Whether rows are saved postings unless they show that the user applied. */
  areSaved?: boolean
  /** The keys of the unknown status words that the user is not asked about, because there are too many. */
  unasked?: ReadonlySet<string>
}

type Columns = Pick<Reading, 'columns'>

/** The cells of a row for one field. Only notes can come from several columns. */
export function cellsOf(row: TableRow, reading: Columns, target: Target): string[] {
  return reading.columns.flatMap((column, at) => {
    if (!column || (column !== target && column !== alternateColumn[target])) return []
    const cell = cellAt(row, at, column, reading)
    return targetOf(cell, column, reading) === target ? [cell] : []
  })
}

/** The text of a row in a column: from `days` if its field is a day, otherwise from `cells`. */
export function cellAt(row: TableRow, at: number, column: Target, reading: Columns): string {
  const day = row.days[at]?.trim() ?? ''
  const target = targetOf(day, column, reading)
  const isDay = target === 'dateApplied' || target === 'nextActionDate'
  return isDay ? day : (row.cells[at]?.trim() ?? '')
}

/** The other column whose cells may belong to a field. */
const alternateColumn: Partial<Record<Target, Target>> = { nextActionDate: 'nextAction' }

/** The field of a cell. A bare day in the next action column is the day of the action, if no other column is. */
export function targetOf(cell: string, column: Target, { columns }: Columns): Target {
  const isDay = column === 'nextAction' && !columns.includes('nextActionDate') && isOnlyDay(cell)
  return isDay ? 'nextActionDate' : column
}

/** False for a day with a time, which would be lost: "11/25/2026 9:30 AM" stays text. */
function isOnlyDay(cell: string): boolean {
  if (lacksYear(cell)) return true
  return readDay(cell, 'month-first') !== undefined && !hasTextAfterDay(cell) && !/\d:\d/.test(cell)
}

/** The order that the dates of a file show. A date without a year counts only once the year is known. */
export function dayOrderOfTable(
  table: Table,
  reading: Pick<Reading, 'columns' | 'year'>,
): OrderOfDays {
  return orderOfDays(dayCells(table, reading).map((cell) => withYear(cell, reading.year)))
}

/** The dates that are only valid in the order other than `dayOrder`, without repeats. */
export function daysInOtherOrder(
  table: Table,
  reading: Pick<Reading, 'columns' | 'year' | 'dayOrder'>,
): string[] {
  const cells = dayCells(table, reading).map((cell) => withYear(cell, reading.year))
  return [
    ...new Set(
      cells.filter((cell) => {
        const order = dayOrderOf(cell)
        return order !== undefined && order !== 'either' && order !== reading.dayOrder
      }),
    ),
  ]
}

/** The first date of a file that has no year. */
export function dayWithoutYear(table: Table, columns: Columns): string | undefined {
  return dayCells(table, columns).find(lacksYear)
}

/** The day that a cell names. */
export function dayOf(cell: string, { dayOrder, year }: Reading): CalendarDay | undefined {
  return readDay(withYear(cell, year), dayOrder)
}

function dayCells({ rows }: Table, columns: Columns): string[] {
  const targets = ['dateApplied', 'nextActionDate'] as const
  return rows.flatMap((row) => targets.flatMap((target) => cellsOf(row, columns, target)))
}

/** The most unknown words of a field that the user is asked about. A column with more is probably another field. */
export const MAX_WORDS = 60

const parsers = { status: parseStatus, jobType: parseJobType }

/** The unknown words of a field, each once, as first written. */
export function unknownWords({ rows }: Table, columns: Columns, field: WordField): string[] {
  const words = new Set(rows.flatMap((row) => cellsOf(row, columns, field)))
  const unknown = new Map<string, string>()
  for (const word of words) {
    const key = wordKey(word)
    if (word !== '' && !unknown.has(key) && !parsers[field](word)) unknown.set(key, word)
  }
  return [...unknown.values()]
}

/** The meaning of a word: a known one, or the user's answer. */
export function meaningOf(cell: string, field: WordField, { words }: Reading): string | undefined {
  // A choice that was cleared is blank.
  return parsers[field](cell) ?? (words[field].get(wordKey(cell)) || undefined)
}

/**
 * Whether a row is a posting that the user has not applied for yet. A status that only an application has outweighs
 * a "no" in the column for applied. "Open" and "pending" describe postings too, so they count only with a date.
 */
export function isSavedRow(row: TableRow, reading: Reading): boolean {
  const [cell = ''] = cellsOf(row, reading, 'status')
  const status = meaningOf(cell, 'status', reading)
  if (status === SAVED || (reading.areSaved && showsNoApplication(row, reading))) return true
  const isApplication = status === 'applied' ? hasDay(row, reading) : status !== undefined
  return !isApplication && cellsOf(row, reading, 'isApplied').some(startsWithNo)
}

/** Whether nothing in a row, except perhaps a date, shows that the user applied. */
function showsNoApplication(row: TableRow, reading: Columns): boolean {
  const saysApplied = (cell: string) => cell !== '' && isYes(cell)
  return (
    cellsOf(row, reading, 'status').every((cell) => cell === '') &&
    !cellsOf(row, reading, 'isApplied').some(saysApplied)
  )
}

/**
 * Whether the rows of a file may be saved postings: no column shows whether the user applied, a cell of it is neither
 * "yes" nor "no", or a row has neither a date nor a status.
 */
export function mayBeSaved({ rows }: Table, reading: Reading): boolean {
  const { columns } = reading
  if (!columns.includes('status') && !columns.includes('isApplied')) return true
  return rows.some(
    (row) =>
      showsNoApplication(row, reading) &&
      (cellsOf(row, reading, 'dateApplied').every((cell) => !cell) ||
        cellsOf(row, reading, 'isApplied').some((cell) => cell !== '' && !startsWithNo(cell))),
  )
}

function hasDay(row: TableRow, reading: Reading): boolean {
  return cellsOf(row, reading, 'dateApplied').some(
    (cell) => dayOf(cell, reading) || lacksYear(cell),
  )
}

/** The required fields. Saved postings need no date. */
export const requiredFields = ['company', 'position', 'dateApplied'] as const

/** The required fields that no column has. */
export function missingFields({ rows }: Table, reading: Reading) {
  return requiredFields.filter(
    (field) =>
      !reading.columns.includes(field) &&
      !(field === 'dateApplied' && rows.every((row) => isSavedRow(row, reading))),
  )
}
