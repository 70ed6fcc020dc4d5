import type { Merge, Merged, Preference } from './merge/merge'

/** A kind of user data with a storage key of its own. */
export interface Stored<Value> {
  /** The localStorage key. Its value is the JSON of the content, without an envelope. */
  key: string
  /** The name of the content in messages: "checklist progress". */
  contents: string
  /** One and many of its records, if it is a list of them: "job application", "job applications". */
  noun?: readonly [one: string, many: string] | undefined
  /** The value if the key is missing. */
  empty: Value
  /** Set if the value is kept in memory only, until the page is closed or reloaded. */
  keptIn?: 'memory' | undefined
  /** Whether Replace merges the file's value instead of replacing, because the value must never go back. */
  neverGoesBack?: true | undefined
  /** Set if the value describes this browser, so that no backup has it. */
  staysHere?: true | undefined
  /** Validates parsed JSON. Returns `undefined` if nothing of it can be used. */
  check(json: unknown): Checked<Value> | undefined
  /** The part of a list element to write, if not all of it. */
  written?: ((element: object) => object) | undefined
  /** Repairs a merge of two tabs' changes, if fields that were merged one by one may contradict each other. Pure. */
  settleMerge?: SettleMerge<Value> | undefined
  /** Merges a file's value into the stored one on Restore. */
  merge: Merge<Value>
  /** The group of keys that Restore merges together with this one. */
  group?: StoredGroup | undefined
}

/** Reads the value of a key. */
export type Load = <Value>(stored: Stored<Value>) => Value

/** The two sides of a group merge. */
export interface GroupSides {
  /** Reads a stored value. */
  mine: Load
  /** Reads a value of the file, without its unreadable parts. */
  file: Load
  /** Whether the file's value of a key is readable completely. */
  isWhole: (stored: Stored<unknown>) => boolean
  /** Which side wins a conflict that only the user can decide. */
  prefer: (stored: Stored<unknown>) => Preference
}

/** Keys that are merged together, because their values refer to each other. */
export interface StoredGroup {
  members: readonly Stored<unknown>[]
  /** Like `Merge`, for all members. @returns the results by key */
  merge(sides: GroupSides): ReadonlyMap<string, Merged<unknown>>
}

/** A method type, for the same reason as `Merge`. */
export type SettleMerge<Value> = {
  settle(merged: Value, ours: Value, theirs: Value): Value
}['settle']

export interface Checked<Value> {
  value: Value
  /** The invalid elements of a list of records; empty for other values. */
  refused: readonly Refusal[]
  /** Whether invalid parts of a value other than a list of records were left out. */
  isPartial?: true
}

/** An invalid element of a list. */
export interface Refusal {
  /** Its zero-based position in the list. */
  position: number
  /** The reason as a sentence for the user. */
  reason: string
}
