import { isObject, isSame } from '../../model/is-same'
import type { Counts } from '../../model/merge/merge'
import { idOf } from '../../model/record-id'
import type { Stored } from '../../model/stored'

/** What replacing a stored value with that of a file would do. */
export interface Replacement {
  /** What it adds and leaves the same, apart from `lost` and `differing`. */
  replace: Counts
  /** How many records or entries it deletes. A value without entries counts as one. */
  lost: number
  /** The rows that it deletes, if the value is a list. */
  lostRows: readonly unknown[]
  /** How many records or entries it overwrites, because the file's version differs; either may be the newer one. */
  differing: number
}

export function replacementOf(stored: Stored<unknown>, mine: unknown, file: unknown): Replacement {
  const lost = countLost(mine, file, stored.empty)
  const differing = countDiffering(mine, file, stored.empty)
  return {
    replace: countReplaced(stored, mine, file, lost + differing),
    lost,
    lostRows: rowsOnlyIn(mine, file),
    differing,
  }
}

/**
 * Counts what replacing a stored value adds and leaves the same. Of a value that is no list and loses something, only
 * the additions, because the rest is described by `lost` and `differing`.
 * @param gone how many of its records or entries are deleted or overwritten
 */
function countReplaced(
  { merge }: Stored<unknown>,
  mine: unknown,
  file: unknown,
  gone: number,
): Counts {
  // Without its group: each record stays in the list in which the file has it.
  const alone = merge(mine, file, 'file')
  if (gone === 0) return alone
  const same = Array.isArray(mine) && Array.isArray(file) ? mine.length - gone : 0
  const added = Array.isArray(mine) ? rowsOnlyIn(file, mine).length : alone.added
  return { added, changed: 0, same, kept: 0, undecided: 0 }
}

/** The rows of a list that another list lacks. */
function rowsOnlyIn(list: unknown, other: unknown): readonly unknown[] {
  if (!Array.isArray(list) || !Array.isArray(other)) return []
  const known = new Set(other.map(idOf))
  return list.filter((row: unknown) => !known.has(idOf(row)))
}

function countLost(mine: unknown, file: unknown, empty: unknown): number {
  if (Array.isArray(mine) && Array.isArray(file)) return rowsOnlyIn(mine, file).length
  return filledEntries(mine, file, empty).filter(({ theirs }) => theirs === undefined).length
}

function countDiffering(mine: unknown, file: unknown, empty: unknown): number {
  if (!Array.isArray(mine) || !Array.isArray(file)) {
    return filledEntries(mine, file, empty).filter(
      ({ ours, theirs }) => theirs !== undefined && !isSame(ours, theirs),
    ).length
  }
  const theirs = new Map(file.map((row: unknown) => [idOf(row), row]))
  return mine.filter((row) => theirs.has(idOf(row)) && !isSame(row, theirs.get(idOf(row)))).length
}

/**
 * The entries of a stored value that are filled in, each with the file's; undefined for one that the file leaves blank.
 * A value without entries is one. An item that is not checked off is no loss if the file lacks it.
 */
function filledEntries(mine: unknown, file: unknown, empty: unknown) {
  const [theirs, blank] = [entriesOf(file), entriesOf(empty)]
  const isBlank = (name: string, value: unknown) => isSame(value, blank.get(name))
  return [...entriesOf(mine)].flatMap(([name, value]) => {
    const isOpenItem = value === false && !theirs.has(name)
    if (isBlank(name, value) || isOpenItem) return []
    const other = theirs.get(name)
    return [{ ours: value, theirs: isBlank(name, other) ? undefined : other }]
  })
}

/** The entries of a value by name. Of a checklist section, which maps items to booleans, those of its items. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  if (!isObject(value)) return new Map([['', value]])
  return new Map(
    Object.entries(value).flatMap(([name, entry]: [string, unknown]): [string, unknown][] =>
      isSection(entry)
        ? Object.entries(entry).map(([item, done]) => [JSON.stringify([name, item]), done])
        : [[name, entry]],
    ),
  )
}

const isSection = (entry: unknown): entry is Readonly<Record<string, boolean>> =>
  isObject(entry) &&
  !Array.isArray(entry) &&
  Object.values(entry).every((item) => typeof item === 'boolean')
