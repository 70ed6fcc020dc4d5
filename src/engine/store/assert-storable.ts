import type { Stored } from '../model/stored'

/**
 * Throws if a change would store what the schema refuses. In a list, only the rows that the change added or replaced
 * are checked: the others were checked when they were read.
 */
export function assertStorable<Value>(stored: Stored<Value>, before: Value, after: Value) {
  if (after === stored.empty) return
  const made = Array.isArray(before) && Array.isArray(after) ? newRows(before, after) : after
  const checked = stored.check(made)
  if (!checked || checked.isPartial || checked.refused.length > 0) {
    throw new TypeError(`A change would have stored ${stored.contents} that cannot be read again.`)
  }
}

/**
 * The rows of a list that the previous list did not contain. A change affects few rows, so the common start and end of
 * both lists are skipped first. That keeps it fast with 8,000 rows.
 */
export function newRows(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter && before[first] === after[first]) first++
  let last = 0
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++
  const gone = new Set(before.slice(first, before.length - last))
  return after.slice(first, after.length - last).filter((row) => !gone.has(row))
}
