import type { AnyRecord } from '../model/entity'
import { isSame } from '../model/is-same'
import type { StoredUpdate, Update } from './changes'
import { SaveError } from './save-error'

interface Row {
  readonly id: string
}

/** What a change did to the rows of a list: just enough to undo it. */
export interface ListChange<R extends Row> {
  /** The ids in their order before the change. */
  order: readonly string[]
  /** Each row that differs: `before` is missing if it was added, `after` if it was removed. */
  rows: readonly { before?: R | undefined; after?: R | undefined }[]
}

/** Compares a list before and after a change. */
export function listChange<R extends Row>({
  before,
  after,
}: {
  before: readonly R[]
  after: readonly R[]
}): ListChange<R> {
  const [old, made] = [byId(before), byId(after)]
  const ids = new Set([...old.keys(), ...made.keys()])
  const rows = [...ids].map((id) => ({ before: old.get(id), after: made.get(id) }))
  return {
    order: before.map(({ id }) => id),
    rows: rows.filter((row) => !isSame(row.before, row.after)),
  }
}

/**
 * Returns a function that undoes a change in the current list. A removed row returns to its place before the row that
 * followed it. A row that was edited since stays as it is; if the change had added that row, nothing is undone and a
 * SaveError is thrown.
 */
export function undoListChange<R extends Row>({ order, rows }: ListChange<R>) {
  const made = new Map(rows.flatMap((row) => (row.after ? [[row.after.id, row]] : [])))
  const removed = new Map(
    rows.flatMap(({ before, after }) => (before && !after ? [[before.id, before]] : [])),
  )
  return (list: readonly R[]): readonly R[] => {
    if (rows.length === 0) return list
    const kept = list.flatMap((row) => {
      const change = made.get(row.id)
      if (!change) return [row]
      const isAsMade = isSame(row, change.after)
      if (change.before) return [isAsMade ? change.before : row]
      if (!isAsMade) throw new SaveError('changed')
      return []
    })
    return withRemoved(kept, order, removed)
  }
}

/** The list with rows that were removed from it, each before the next one that is still there. */
function withRemoved<R extends Row>(
  list: readonly R[],
  order: readonly string[],
  removed: ReadonlyMap<string, R>,
): readonly R[] {
  const there = new Set(list.map(({ id }) => id))
  const before = new Map<string | undefined, R[]>()
  let next: string | undefined
  for (const id of order.toReversed()) {
    const row = removed.get(id)
    if (there.has(id)) next = id
    else if (row) before.set(next, [row, ...(before.get(next) ?? [])])
  }
  return [
    ...list.flatMap((row) => [...(before.get(row.id) ?? []), row]),
    ...(before.get(undefined) ?? []),
  ]
}

/** The updates that undo stored changes of lists, the last change first. */
export function undoUpdates(
  made: readonly StoredUpdate<readonly AnyRecord[]>[],
): readonly Update<readonly AnyRecord[]>[] {
  return made
    .map(({ stored, ...written }) => ({ stored, change: undoListChange(listChange(written)) }))
    .toReversed()
}

/** How many of the rows that a change edited or added have changed since. These cannot be undone. */
export function countChangedSince<R extends Row>(list: readonly R[], { rows }: ListChange<R>) {
  const now = byId(list)
  return rows.filter(({ after }) => after && !isSame(after, now.get(after.id))).length
}

const byId = <R extends Row>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]))
