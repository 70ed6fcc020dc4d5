import { createStore } from '@/engine/page-store'
import type { Target } from './columns'
import type { Reading } from './reading'
import type { DayOrder } from './table/read-day'
import type { Table } from './table/read-table'

/** A file, or pasted text, that was split into rows and columns. */
export interface ParsedFile {
  /** The name that the page shows. */
  name: string
  table: Table
  isEncodingGuessed: boolean
}

/** A parsed file, the user's answers about it, and the fields that were guessed by the position of their column. */
export interface CurrentImport extends Pick<Reading, 'columns' | 'year' | 'areSaved' | 'words'> {
  file: ParsedFile
  chosenOrder?: DayOrder
  guessedColumns: ReadonlyMap<number, Target>
}

/** The file that is being imported. It stays open while the user looks at other pages of the app. */
export const currentImport = createStore<CurrentImport | undefined>(undefined)
