import { orderOfDays, type OrderOfDays } from '@/engine/csv/order-of-days'
import type { DayOrder } from '@/engine/csv/read-day'
import type { Table, TableRow } from '@/engine/csv/read-table'
import type { Target } from './columns'
import { jobTypeOfWord, statusOfWord } from './words'

/** The fields that hold one of a closed set of words. */
export type WordField = 'status' | 'jobType'

/** How a file is read: what its columns are, and what a person answered about it. */
export interface Reading {
  /** What each column becomes; undefined for one that is left out. */
  columns: readonly (Target | undefined)[]
  dayOrder: DayOrder
  /** What words mean that the product does not know, by field and word. */
  words: Readonly<Record<WordField, ReadonlyMap<string, string>>>
}

type Columns = Pick<Reading, 'columns'>

/** The cells of a row that become one field. Only notes are made of several columns. */
export function cellsOf(row: TableRow, { columns }: Columns, target: Target): string[] {
  return columns.flatMap((one, at) => (one === target ? [row.cells[at]?.trim() ?? ''] : []))
}

/** What the dates of a file say of their order. */
export function daysOf({ rows }: Table, columns: Columns): OrderOfDays {
  const targets = ['dateApplied', 'nextActionDate'] as const
  return orderOfDays(
    rows.flatMap((row) => targets.flatMap((target) => cellsOf(row, columns, target))),
  )
}

/** How many unknown words of one field are asked about: of more, the column is another one. */
const MAX_WORDS = 12

/** The words of a field that nobody could know the meaning of, each once. */
export function unknownWords({ rows }: Table, columns: Columns, field: WordField): string[] {
  const read = field === 'status' ? statusOfWord : jobTypeOfWord
  const words = rows.flatMap((row) => cellsOf(row, columns, field))
  const unknown = new Set(words.filter((word) => word !== '' && !read(word)))
  return [...unknown].slice(0, MAX_WORDS)
}
