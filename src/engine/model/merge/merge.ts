import { isSame } from '../is-same'

/** Whose version wins if both sides have one and neither is known to be newer. */
export type Preference = 'mine' | 'file'

/** The result of merging a file's value into the stored one. */
export interface Merged<Value> {
  /** The same object as the stored value if nothing changes. */
  value: Value
  added: number
  changed: number
  same: number
  /** How many conflicts only the user can decide. They were resolved by the preference. */
  undecided: number
  /** The two options to show the user, if a count is not enough to choose. */
  choice?: Choice
  /** A sentence on why readable content of the file was left out. */
  leftOut?: string
}

/** A label for each side, and a sentence about the effect of the choice. */
export interface Choice extends Record<Preference, string> {
  note: string
}

/**
 * Merges a file's value into the stored one. Idempotent: merging the same file again changes nothing. It is a method
 * type, whose parameters are bivariant, so that a `Stored<Value>` is assignable to `Stored<unknown>`.
 */
export type Merge<Value> = {
  merge(mine: Value, file: Value, prefer: Preference): Merged<Value>
}['merge']

const unchanged = <Value>(value: Value): Merged<Value> => ({
  value,
  added: 0,
  changed: 0,
  same: 1,
  undecided: 0,
})

/** True if either side is true. */
export const mergeEitherTrue: Merge<boolean> = (mine, file) =>
  mine || !file ? unchanged(mine) : { ...unchanged(true), added: 1, same: 0 }

/** The earlier of two instants; a blank one counts as missing. */
export const mergeEarlier: Merge<string> = (mine, file) => {
  const isFileEarlier = file !== '' && (mine === '' || Date.parse(file) < Date.parse(mine))
  return isFileEarlier ? { ...unchanged(file), added: 1, same: 0 } : unchanged(mine)
}

/** The file's value if the stored one is empty. If both are set and differ, the user decides. */
export function mergeIntoEmpty<Value>(empty: Value): Merge<Value> {
  return (mine, file, prefer) => {
    if (isSame(mine, file) || isSame(file, empty)) return unchanged(mine)
    if (isSame(mine, empty)) return { ...unchanged(file), added: 1, same: 0 }
    return prefer === 'mine'
      ? { ...unchanged(mine), same: 0, undecided: 1 }
      : { ...unchanged(file), same: 0, changed: 1, undecided: 1 }
  }
}
