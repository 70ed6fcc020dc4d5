import type { Stored } from '../model/stored'
import { splitJsonArray } from './split-json-array'

/** The result of reading a stored text. */
export interface ReadResult<Value> {
  value: Value
  /** The exact text that could not be used; undefined if all of it could. */
  unreadable?: string | undefined
}

/** Reads a key's raw text. Never throws: text that cannot be read is returned unchanged as `unreadable`. */
export function readStored<Value>(stored: Stored<Value>, raw: string | null): ReadResult<Value> {
  if (raw === null) return { value: stored.empty }
  try {
    const checked = stored.check(JSON.parse(raw))
    if (!checked) throw new TypeError('The stored value does not have the expected shape.')
    if (checked.isPartial) {
      report(stored, 'A part of it cannot be read; it is kept.')
      return { value: checked.value, unreadable: raw }
    }
    if (checked.refused.length === 0) return { value: checked.value }
    report(stored, `${checked.refused.length} of its records cannot be read; they are kept.`)
    const pieces = splitJsonArray(raw)
    return {
      value: checked.value,
      unreadable: `[${checked.refused.map(({ position }) => pieces[position]).join(',')}]`,
    }
  } catch (error) {
    report(stored, error)
    return { value: stored.empty, unreadable: raw }
  }
}

function report(stored: Stored<unknown>, reason: unknown) {
  console.error(`Error loading ${stored.contents}:`, reason)
}
