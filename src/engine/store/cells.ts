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

/** The text and the value of a key as they were last read. */
export interface Snapshot<Value> extends ReadResult<Value> {
  raw: string | null
}

/** What the repository knows about one key. */
export interface Cell<Value> {
  stored: Stored<Value>
  /** Undefined until the key is first read. */
  snapshot: Snapshot<Value> | undefined
  /** Optimistic changes, in order: shown but not stored yet. */
  optimistic: readonly Change<Value>[]
  /** Changes that `flush` stored before their turn came, with their results. */
  flushed: Map<Change<Value>, Written<Value>>
}

/** The cells of a repository, one per key. */
export function createCells() {
  const cells = new Map<string, Cell<unknown>>()
  return {
    of<Value>(stored: Stored<Value>): Cell<Value> {
      const known = cells.get(stored.key)
      // A key has only one `Stored`, so the type is the same.
      if (known) return known as Cell<Value>
      const cell: Cell<Value> = { stored, snapshot: undefined, optimistic: [], flushed: new Map() }
      cells.set(stored.key, cell)
      return cell
    },
    find: (key: string) => cells.get(key),
    all: () => [...cells.values()],
    clear: () => cells.clear(),
  }
}

/** What a cell shows: the stored value with the optimistic changes applied. */
export function shownIn<Value>({ optimistic }: Cell<Value>, stored: Value): Value {
  return optimistic.reduce((value, change) => tryOn(value, change), stored)
}

/** A change that no longer applies, such as one to a deleted record, shows nothing. Its write will be refused. */
function tryOn<Value>(value: Value, change: Change<Value>): Value {
  try {
    return change(value)
  } catch {
    return value
  }
}
