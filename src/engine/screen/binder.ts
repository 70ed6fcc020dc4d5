import type { ReactNode } from 'react'

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

interface PrintedColumn {
  title: string
  /** The width as a CSS class. Columns without one share the rest. */
  width?: string
}

/** The most characters of a name that fit in a cell. */
export const MAX_NAME = 60
/** The most characters of a contact: room for a name, a phone number and an email address. */
export const MAX_CONTACT = 120

/** The note of a table that leaves out records. @param where where the product lists all of them */
export const omittedNote = (omitted: number, where: string): string =>
  omitted > 0 ? `And ${omitted} more ${where}.` : ''
