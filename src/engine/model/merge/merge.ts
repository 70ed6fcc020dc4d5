import { isSame } from '../is-same'

/** Whose version stands where both sides have one and neither is plainly newer. */
export type Preference = 'mine' | 'file'

/** What merging a file's value into the stored one comes to. */
export interface Merged<Value> {
  /** The stored value itself where nothing changes. */
  value: Value
  added: number
  changed: number
  same: number
  /** How many places only the user can decide; they went as the preference says. */
  undecided: number
  /** What the user chooses between, where a count does not tell. */
  choice?: Choice
  /** Why content of the file that can be read was left out, as a sentence. */
  leftOut?: string
}

/** A name for each side, with a sentence about what the choice does. */
export interface Choice extends Record<Preference, string> {
  note: string
}

/**
 * Merges a file's value into the stored one. Merging the same file again changes nothing. The type is
 * that of a method, so that what is stored can be handed on without its type: rule and values stay together.
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

/** A flag that is set on either side is set. */
export const mergeEitherTrue: Merge<boolean> = (mine, file) =>
  mine || !file ? unchanged(mine) : { ...unchanged(true), added: 1, same: 0 }

/** The earlier of two instants; blank is later than any. */
export const mergeEarlier: Merge<string> = (mine, file) => {
  const isNews = file !== '' && (mine === '' || Date.parse(file) < Date.parse(mine))
  return isNews ? { ...unchanged(file), added: 1, same: 0 } : unchanged(mine)
}

/** The file's value where nothing was set here; where both are set and differ, the user decides. */
export function mergeIntoEmpty<Value>(empty: Value): Merge<Value> {
  return (mine, file, prefer) => {
    if (isSame(mine, file) || isSame(file, empty)) return unchanged(mine)
    if (isSame(mine, empty)) return { ...unchanged(file), added: 1, same: 0 }
    return prefer === 'mine'
      ? { ...unchanged(mine), same: 0, undecided: 1 }
      : { ...unchanged(file), same: 0, changed: 1, undecided: 1 }
  }
}
