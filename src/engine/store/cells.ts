import type { Stored } from '../model/stored'
import type { ReadResult } from './read-stored'

/**
 * A change to what a key holds. Pure: it may be tried on more than one value before it is stored. The
 * type is that of a method, so that changes of every type can be kept together.
 */
export type Change<Value> = {
  change(current: Value): Value
}['change']

/** What a change found under a key as it was stored, and what it made of that. */
export interface Written<Value> {
  before: Value
  after: Value
}

/** What was last seen under a key. */
export interface Snapshot<Value> extends ReadResult<Value> {
  raw: string | null
}

/** What the repository knows of one key. */
export interface Cell<Value> {
  stored: Stored<Value>
  /** Undefined until something asks for the key. */
  snapshot: Snapshot<Value> | undefined
  /** Optimistic changes, in their order: shown and not stored yet. */
  optimistic: readonly Change<Value>[]
  /** Changes that `flush` stored before their turn came, with their results. */
  flushed: Map<Change<Value>, Written<Value>>
}

/** The cells of a repository, one a key. */
export function createCells() {
  const cells = new Map<string, Cell<unknown>>()
  return {
    of<Value>(stored: Stored<Value>): Cell<Value> {
      const known = cells.get(stored.key)
      // A key holds one thing, of one type: what is asked for by its `Stored` was kept by it.
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
