import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { createCells, shownIn, type Cell, type Change, type Snapshot } from './cells'
import { readStored } from './read-stored'
import type { KeyValueStorage } from './storage'

/** What `useQuery` needs to show a key: the value is there at the first render, and never stale. */
export interface StoredQuery<Value> {
  queryKey: QueryKey
  queryFn: () => Value
  initialData: () => Value
}

export type Reading = ReturnType<typeof createReading>

/**
 * What is stored, as it is read and shown: one cell a key, which React Query's cache follows.
 * @param storageOf where a key is kept
 */
export function createReading(
  queryClient: QueryClient,
  storageOf: (stored: Stored<unknown>) => KeyValueStorage,
) {
  const cells = createCells()

  function load<Value>(stored: Stored<Value>): Value {
    const cell = cells.of(stored)
    const raw = readRaw(cell)
    if (cell.snapshot?.raw === raw) return cell.snapshot.value
    return record(cell, { raw, ...readStored(stored, raw) })
  }

  function readRaw({ stored, snapshot }: Cell<unknown>): string | null {
    try {
      return storageOf(stored).getItem(stored.key)
    } catch {
      // Storage that was taken away while the page was open: what was last seen stands.
      return snapshot?.raw ?? null
    }
  }

  function record<Value>(cell: Cell<Value>, snapshot: Snapshot<Value>): Value {
    cell.snapshot = snapshot
    show(cell)
    return snapshot.value
  }

  /** Lets the interface follow. A key that it does not show yet is read when it does. */
  function show<Value>({ stored }: Cell<Value>) {
    const { queryKey, queryFn } = query(stored)
    if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, queryFn())
  }

  function query<Value>(stored: Stored<Value>): StoredQuery<Value> {
    const read = () => shownIn(cells.of(stored), load(stored))
    return { queryKey: [stored.key], queryFn: read, initialData: read }
  }

  function applyOptimistic<Value>(stored: Stored<Value>, change: Change<Value>) {
    const cell = cells.of(stored)
    cell.optimistic = [...cell.optimistic, change]
    show(cell)
    return () => dropOptimistic(cell, change)
  }

  /** A change that is stored, or will not be, is not anticipated any more. */
  function dropOptimistic<Value>(cell: Cell<Value>, change: Change<Value>) {
    if (!cell.optimistic.includes(change)) return
    cell.optimistic = cell.optimistic.filter((one) => one !== change)
    show(cell)
  }

  return {
    cells,
    load,
    query,
    applyOptimistic,
    dropOptimistic,
    /** Takes over what was just written under a key by a change that made it. */
    commitChange<Value>(cell: Cell<Value>, change: Change<Value>, snapshot: Snapshot<Value>) {
      cell.optimistic = cell.optimistic.filter((one) => one !== change)
      record(cell, snapshot)
    },
    /** Reads anew what has been read: only that can have grown old. */
    reloadAll: () => {
      for (const { stored, snapshot } of cells.all()) if (snapshot) load(stored)
    },
  }
}
