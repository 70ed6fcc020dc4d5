import type { ReactNode } from 'react'
import type { CalendarDay } from '../calendar-day'
import type { Stored } from '../model/stored'

/** A table in the binder, which is only printed. */
export interface PrintedTable {
  title: string
  columns: readonly PrintedColumn[]
  /** The cells of each row, in the order of `columns`. A missing cell is printed blank. */
  rows: readonly (readonly ReactNode[])[]
  /** How many empty rows follow, to be filled in by hand. */
  blankRows: number
  /** A sentence under the table, such as how many records it leaves out; may be blank. */
  note: string
}

export interface PrintedColumn {
  title: string
  /** The width as a CSS class. Columns without one share the rest. */
  width?: string
}

/** Computes a module's table in the binder from stored values. */
export interface BinderSource {
  /** The stored values that `table` reads. */
  of: readonly Stored<unknown>[]
  /** Pure. `values` are those of `of`, in the same order. If it returns undefined, nothing is printed. */
  table(values: readonly unknown[], today: CalendarDay): PrintedTable | undefined
}

/** Declares a table of the binder. */
export function binderSource<const Values extends readonly unknown[]>(
  of: { readonly [Index in keyof Values]: Stored<Values[Index]> },
  table: (values: Values, today: CalendarDay) => PrintedTable | undefined,
): BinderSource
export function binderSource(of: BinderSource['of'], table: BinderSource['table']): BinderSource {
  return { of, table }
}
