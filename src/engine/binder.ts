import type { ReactNode } from 'react'
import type { CalendarDay } from './calendar-day'
import type { Stored } from './model/stored'

/** A table in the binder that people print for a move. */
export interface PrintedTable {
  title: string
  columns: readonly PrintedColumn[]
  /** The cells of each row; what has none in a column is blank there. */
  rows: readonly (readonly ReactNode[])[]
  /** How many empty rows follow, to write in. */
  lines: number
  /** What stands under it, such as how much is left out; blank where there is nothing to say. */
  note: string
}

export interface PrintedColumn {
  title: string
  /** The class of its width; the columns without one share what is left. */
  width?: string
}

/** What a module has for the binder: worked out from what is stored. */
export interface BinderSource {
  /** What `table` reads. */
  of: readonly Stored<unknown>[]
  /** Pure. Its values are those of `of`, in that order. Without a table nothing is printed. */
  table(values: readonly unknown[], today: CalendarDay): PrintedTable | undefined
}

/** Declares what a module has for the binder. */
export function binderSource<const Values extends readonly unknown[]>(
  of: { readonly [Index in keyof Values]: Stored<Values[Index]> },
  table: (values: Values, today: CalendarDay) => PrintedTable | undefined,
): BinderSource
export function binderSource(of: BinderSource['of'], table: BinderSource['table']): BinderSource {
  return { of, table }
}
