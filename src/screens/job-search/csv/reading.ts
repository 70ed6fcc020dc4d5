import type { CalendarDay } from '@/engine/calendar-day'
import { lacksYear, withYear } from '@/screens/job-search/csv/table/day-without-year'
import { orderOfDays, type OrderOfDays } from '@/screens/job-search/csv/table/order-of-days'
import {
  hasWordsBehindDay,
  readDay,
  tellsOrder,
  type DayOrder,
} from '@/screens/job-search/csv/table/read-day'
import type { Table, TableRow } from '@/screens/job-search/csv/table/read-table'
import type { Target } from './columns'
import { isYes, parseJobType, parseStatus, SAVED, startsWithNo, wordKey } from './words'

/** The fields that hold one of a closed set of words. */
export type WordField = 'status' | 'jobType'

/** How a file is read: what its columns are, and what a person answered about it. */
export interface Reading {
  /** What each column becomes; undefined for one that is left out. */
  columns: readonly (Target | undefined)[]
  dayOrder: DayOrder
  /** Of what year the days are that are written without one. */
  year?: string | undefined
  /** What words mean that the product does not know, by field and `wordKey`. */
  words: Readonly<Record<WordField, ReadonlyMap<string, string>>>
  /** Whether rows that do not say otherwise are postings that nobody has applied for. */
  areSaved?: boolean
  /** By their keys, the words for the status that nobody is asked about, because there are too many. */
  unasked?: ReadonlySet<string>
}

type Columns = Pick<Reading, 'columns'>

/** The cells of a row that become one field. Only notes are made of several columns. */
export function cellsOf(row: TableRow, reading: Columns, target: Target): string[] {
  return reading.columns.flatMap((column, at) => {
    if (!column || (column !== target && column !== alsoAmong[target])) return []
    const cell = cellAt(row, at, column, reading)
    return targetOf(cell, column, reading) === target ? [cell] : []
  })
}

/** What a row says in a column. Where that is a day, an instant that stands for one is that day. */
export function cellAt(row: TableRow, at: number, column: Target, reading: Columns): string {
  const day = row.days[at]?.trim() ?? ''
  const target = targetOf(day, column, reading)
  const isDay = target === 'dateApplied' || target === 'nextActionDate'
  return isDay ? day : (row.cells[at]?.trim() ?? '')
}

/** Among the cells of which other column a field may be. */
const alsoAmong: Partial<Record<Target, Target>> = { nextActionDate: 'nextAction' }

/** What a cell is of: a day among next actions is the day of one, where no other column has that. */
export function targetOf(cell: string, column: Target, { columns }: Columns): Target {
  const isDay = column === 'nextAction' && !columns.includes('nextActionDate') && isOnlyDay(cell)
  return isDay ? 'nextActionDate' : column
}

/** A time of the day would be lost: "11/25/2026 9:30 AM" stays a text. */
function isOnlyDay(cell: string): boolean {
  if (lacksYear(cell)) return true
  return (
    readDay(cell, 'month-first') !== undefined && !hasWordsBehindDay(cell) && !/\d:\d/.test(cell)
  )
}

/** What the dates of a file say of their order. One without a year tells nothing until that is known. */
export function daysOf(table: Table, reading: Pick<Reading, 'columns' | 'year'>): OrderOfDays {
  return orderOfDays(dayCells(table, reading).map((cell) => withYear(cell, reading.year)))
}

/** The dates that are only valid in the other order than that in which the file is read, without repeats. */
export function daysInOtherOrder(
  table: Table,
  reading: Pick<Reading, 'columns' | 'year' | 'dayOrder'>,
): string[] {
  const cells = dayCells(table, reading).map((cell) => withYear(cell, reading.year))
  return [
    ...new Set(
      cells.filter((cell) => {
        const order = tellsOrder(cell)
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

/** How many unknown words of one field are asked about: of more, the column is another one. */
export const MAX_WORDS = 60

const parsers = { status: parseStatus, jobType: parseJobType }

/** The words of a field that nobody could know the meaning of: each once, as it is first written. */
export function unknownWords({ rows }: Table, columns: Columns, field: WordField): string[] {
  const words = new Set(rows.flatMap((row) => cellsOf(row, columns, field)))
  const unknown = new Map<string, string>()
  for (const word of words) {
    const key = wordKey(word)
    if (word !== '' && !unknown.has(key) && !parsers[field](word)) unknown.set(key, word)
  }
  return [...unknown.values()]
}

/** What a word means: known to the product, or said by a person. */
export function meaningOf(cell: string, field: WordField, { words }: Reading): string | undefined {
  // A choice that was taken back is a blank one.
  return parsers[field](cell) ?? (words[field].get(wordKey(cell)) || undefined)
}

/**
 * Whether a row is a posting that nobody has applied for yet. A status that only an application has
 * outweighs a box that says no. "Open" and "pending" are said of postings too: those need a day beside them.
 */
export function isSavedRow(row: TableRow, reading: Reading): boolean {
  const [cell = ''] = cellsOf(row, reading, 'status')
  const status = meaningOf(cell, 'status', reading)
  if (status === SAVED || (reading.areSaved && maySaveAll(row, reading))) return true
  const tellsOtherwise = status === 'applied' ? hasDay(row, reading) : status !== undefined
  return !tellsOtherwise && cellsOf(row, reading, 'isApplied').some(startsWithNo)
}

/** Whether nothing in a row says that somebody applied but, perhaps, a date. */
function maySaveAll(row: TableRow, reading: Columns): boolean {
  const saysApplied = (cell: string) => cell !== '' && isYes(cell)
  return (
    cellsOf(row, reading, 'status').every((cell) => cell === '') &&
    !cellsOf(row, reading, 'isApplied').some(saysApplied)
  )
}

/**
 * Whether a file leaves open that its rows are only saved postings: no column says who applied, one says neither yes
 * nor no, or rows without a date and a status are in it.
 */
export function mayBeSaved({ rows }: Table, reading: Reading): boolean {
  const { columns } = reading
  if (!columns.includes('status') && !columns.includes('isApplied')) return true
  return rows.some(
    (row) =>
      maySaveAll(row, reading) &&
      (cellsOf(row, reading, 'dateApplied').every((cell) => !cell) ||
        cellsOf(row, reading, 'isApplied').some((cell) => cell !== '' && !startsWithNo(cell))),
  )
}

function hasDay(row: TableRow, reading: Reading): boolean {
  return cellsOf(row, reading, 'dateApplied').some(
    (cell) => dayOf(cell, reading) || lacksYear(cell),
  )
}

/** The fields that rows need. What is only saved for later has no date. */
export const neededFields = ['company', 'position', 'dateApplied'] as const

/** Those of them that no column is. */
export function missingFields({ rows }: Table, reading: Reading) {
  return neededFields.filter(
    (field) =>
      !reading.columns.includes(field) &&
      !(field === 'dateApplied' && rows.every((row) => isSavedRow(row, reading))),
  )
}
