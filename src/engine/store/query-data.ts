import type { Stored } from '../model/stored'
import type { ReadResult } from './read-stored'

/**
 * A change to the value of a key. Pure: it may be tried on more than one value before it is stored. Typed as a
 * method, whose parameters are bivariant, so that changes of different types fit in one list.
 */
export type Change<Value> = {
  change(current: Value): Value
}['change']

/** The stored value of a key before and after a change. */
export interface Written<Value> {
  before: Value
  after: Value
}

/** What the query of a key holds. Screens read it through `shownIn`. */
export interface QueryData<Value> extends ReadResult<Value> {
  stored: Stored<Value>
  /** The stored text from which the value was read; null if the key is missing. */
  raw: string | null
  /** Optimistic changes, in order: shown but not stored yet. */
  optimistic: readonly Change<Value>[]
}

/** Selects what screens show of a query's data: the stored value with the optimistic changes applied. */
export function shownIn<Value>({ value, optimistic }: QueryData<Value>): Value {
  return optimistic.reduce((shown, change) => applyIfPossible(shown, change), value)
}

/** A change that no longer applies, such as one to a deleted record, shows nothing. Its write will be refused. */
function applyIfPossible<Value>(value: Value, change: Change<Value>): Value {
  try {
    return change(value)
  } catch {
    return value
  }
}
