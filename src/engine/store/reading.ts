import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { createCells, shownIn, type Cell, type Change, type Snapshot } from './cells'
import { readStored } from './read-stored'
import type { KeyValueStorage } from './storage'

/** The options with which `useQuery` shows a key. The value is available at the first render. */
export interface StoredQuery<Value> {
  queryKey: QueryKey
  queryFn: () => Value
  initialData: () => Value
}

export type Reading = ReturnType<typeof createReading>

/**
 * Reads what is stored and updates React Query's cache with it. There is one cell for each key.
 * @param storageOf returns the storage of a key
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
      // The storage became unavailable while the page was open: keep what was read last.
      return snapshot?.raw ?? null
    }
  }

  function record<Value>(cell: Cell<Value>, snapshot: Snapshot<Value>): Value {
    cell.snapshot = snapshot
    show(cell)
    return snapshot.value
  }

  /** Updates the query, if a screen shows the key. Others are read when a screen first shows them. */
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

  /** Drops an optimistic change: it is stored, or it never will be. */
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
    /** Makes a stored change the known value of its key. */
    commitChange<Value>(cell: Cell<Value>, change: Change<Value>, snapshot: Snapshot<Value>) {
      cell.optimistic = cell.optimistic.filter((one) => one !== change)
      record(cell, snapshot)
    },
    /** Reads every known key again. */
    reloadAll: () => {
      for (const { stored, snapshot } of cells.all()) if (snapshot) load(stored)
    },
  }
}
