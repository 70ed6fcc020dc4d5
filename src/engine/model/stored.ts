import type { Merge, Merged, Preference } from './merge/merge'

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
  /** Whether Replace merges a file's value, too: nothing that is stored may fall behind what it was. */
  neverGoesBack?: true | undefined
  /** Checks parsed JSON. `undefined` means that nothing of it can be used. */
  check(json: unknown): Checked<Value> | undefined
  /** What is written of an element of a list, where that is not all of it. */
  written?: ((element: object) => object) | undefined
  /**
   * Makes one thing of what two tabs changed without seeing each other, where fields merged one by one may
   * disagree. Pure.
   */
  settleMerge?: SettleMerge<Value> | undefined
  /** How Restore brings what a file holds into what is stored. */
  merge: Merge<Value>
  /** The keys with which Restore merges this one, instead of alone. */
  group?: StoredGroup | undefined
}

/** Reads what a key holds. */
export type Load = <Value>(stored: Stored<Value>) => Value

/** What a group merges. */
export interface GroupSides {
  /** Reads what is stored. */
  mine: Load
  /** Reads what the file holds. What cannot be read is left out. */
  file: Load
  /** Whether all that the file holds under a key can be read. */
  isWhole: (stored: Stored<unknown>) => boolean
  /** Which side wins where only the user can tell. */
  prefer: (stored: Stored<unknown>) => Preference
}

/** Keys that are merged as one, because what one of them holds belongs to what another one holds. */
export interface StoredGroup {
  members: readonly Stored<unknown>[]
  /** Like `Merge`, for all members. @returns by key */
  merge(sides: GroupSides): ReadonlyMap<string, Merged<unknown>>
}

/** The type is that of a method, as that of `Merge` is. */
export type SettleMerge<Value> = {
  settle(merged: Value, ours: Value, theirs: Value): Value
}['settle']

export interface Checked<Value> {
  value: Value
  /** The elements of a list of records that are not valid; always empty for anything else. */
  refused: readonly Refusal[]
  /** Whether parts of anything else than a list of records were left out, because they are not valid. */
  isPartial?: true
}

/** An element of a list that cannot be used. */
export interface Refusal {
  /** Its position in the list, from 0. */
  position: number
  /** A sentence for the person whose record it is. */
  reason: string
}
