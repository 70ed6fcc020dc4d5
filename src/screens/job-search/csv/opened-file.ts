import { createStore } from '@/engine/page-store'
import type { Target } from './columns'
import type { Reading } from './reading'
import type { DayOrder } from './table/read-day'
import type { Table } from './table/read-table'

/** A file, or pasted text, that was split into rows and columns. */
export interface OpenFile {
  /** The name that the page shows. */
  name: string
  table: Table
  isEncodingGuessed: boolean
}

/** An open file, the answers about it, and the fields that were guessed by the position of their column. */
export interface OpenedFile extends Pick<Reading, 'columns' | 'year' | 'areSaved' | 'words'> {
  file: OpenFile
  chosenOrder?: DayOrder
  guessedColumns: ReadonlyMap<number, Target>
}

/** The file that is being imported. It stays open while the user looks at other pages of the app. */
export const openedFile = createStore<OpenedFile | undefined>(undefined)
