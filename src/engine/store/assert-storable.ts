import type { Stored } from '../model/stored'
import { newRows } from './new-rows'

/**
 * Throws when a change would store what the schema refuses. In a list only the rows that the change
 * made are checked: the others were checked when they were read.
 */
export function assertStorable<Value>(stored: Stored<Value>, before: Value, after: Value) {
  if (after === stored.empty) return
  const made = Array.isArray(before) && Array.isArray(after) ? newRows(before, after) : after
  const checked = stored.check(made)
  if (!checked || checked.isPartial || checked.refused.length > 0) {
    throw new TypeError(`A change would have stored ${stored.contents} that cannot be read again.`)
  }
}
