import type { Merged, Preference } from '../restore/merge'

/** Something the user fills that lies under one storage key of its own. */
export interface Stored<Value> {
  /** The key in localStorage; its value is the raw JSON of the content, with no envelope. */
  key: string
  /** What messages call the content: "checklist progress". */
  contents: string
  /** What a missing key reads as. */
  empty: Value
  /** Kept until the page is left or reloaded, instead of in the browser's storage. */
  keptIn?: 'memory' | undefined
  /** Checks parsed JSON. `undefined` means that nothing of it can be used. */
  check(json: unknown): Checked<Value> | undefined
  /** Merges what a file of the user's holds into what is stored. */
  merge(mine: Value, file: Value, prefer: Preference): Merged<Value>
}

export interface Checked<Value> {
  value: Value
  /** The list's elements that are not valid records; always empty for a non-list. */
  refused: readonly Refusal[]
}

/** An element of a list that cannot be used. */
export interface Refusal {
  /** Its position in the list, from 0. */
  position: number
  /** A sentence for the person whose record it is. */
  reason: string
}
