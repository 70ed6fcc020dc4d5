import { isSame } from '../is-same'

/** Whose version wins if both sides have one and neither is known to be newer. */
export type Preference = 'mine' | 'file'

export interface Counts {
  added: number
  changed: number
  same: number
  /** How many versions here are newer, so that they stay. */
  kept: number
  /** How many conflicts only the user can decide. They were resolved by the preference. */
  undecided: number
}

/** The result of merging a file's value into the stored one. */
export interface Merged<Value> extends Counts {
  /** The same object as the stored value if nothing changes. */
  value: Value
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

/** The result of a merge; counts that are left out are 0. */
export function counted<Value>(value: Value, counts: Partial<Counts>): Merged<Value> {
  return { value, added: 0, changed: 0, same: 0, kept: 0, undecided: 0, ...counts }
}

/** True if either side is true. */
export const mergeEitherTrue: Merge<boolean> = (mine, file) =>
  mine || !file ? counted(mine, { same: 1 }) : counted(true, { added: 1 })

/** The earlier of two instants; a blank one counts as missing. */
export const mergeEarlier: Merge<string> = (mine, file) => {
  const isFileEarlier = file !== '' && (mine === '' || Date.parse(file) < Date.parse(mine))
  return isFileEarlier ? counted(file, { added: 1 }) : counted(mine, { same: 1 })
}

/** The file's value if the stored one is empty. If both are set and differ, the user decides. */
export function mergeIntoEmpty<Value>(empty: Value): Merge<Value> {
  return (mine, file, prefer) => {
    if (isSame(mine, file) || isSame(file, empty)) return counted(mine, { same: 1 })
    if (isSame(mine, empty)) return counted(file, { added: 1 })
    return prefer === 'mine'
      ? counted(mine, { undecided: 1 })
      : counted(file, { changed: 1, undecided: 1 })
  }
}

/**
 * Merges what two sides filled in on one form. A blank field takes the other side's value. If both filled in a field and
 * differ, the user decides; the two states of a switch differ, too.
 */
export function mergeFilledFields<Value extends object>(empty: Value): Merge<Value> {
  return (mine, file, prefer) => {
    if (isSame(mine, file) || isSame(file, empty)) return counted(mine, { same: 1 })
    if (isSame(mine, empty)) return counted(file, { added: 1 })
    const ours = withBlanksFrom(mine, file)
    const theirs = withBlanksFrom(file, mine)
    const undecided = isSame(ours, theirs) ? 0 : 1
    const value = undecided && prefer === 'file' ? theirs : ours
    return isSame(value, mine)
      ? counted(mine, { undecided, same: 1 - undecided })
      : counted(value, { undecided, changed: 1 })
  }
}

/** A value whose blank fields are filled in from another one. */
function withBlanksFrom<Value extends object>(value: Value, other: Value): Value {
  const fields = new Map(Object.entries(value))
  const filled = Object.entries(other).filter(([field]) => (fields.get(field) ?? '') === '')
  return { ...value, ...Object.fromEntries(filled) }
}

/**
 * Merges two maps key by key. Entries that only the stored map has are kept.
 * @param mergeOne merges one entry of the file into the stored one, if there is one. Without a value, nothing is set
 */
export function mergeEntries<Entry>(
  mergeOne: (mine: Entry | undefined, file: Entry, prefer: Preference) => Merged<Entry | undefined>,
): Merge<Readonly<Record<string, Entry>>> {
  return (mine, file, prefer) => {
    // A map: a key such as "constructor" must not find an inherited property.
    const entries = new Map(Object.entries(mine))
    const counts = { added: 0, changed: 0, same: 0, kept: 0, undecided: 0 }
    for (const [key, theirs] of Object.entries(file)) {
      const { value, ...one } = mergeOne(entries.get(key), theirs, prefer)
      if (value !== undefined) entries.set(key, value)
      counts.added += one.added
      counts.changed += one.changed
      counts.same += one.same
      counts.kept += one.kept
      counts.undecided += one.undecided
    }
    const isUnchanged = counts.added + counts.changed === 0
    return counted(isUnchanged ? mine : Object.fromEntries(entries), counts)
  }
}
