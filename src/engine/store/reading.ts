import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Load, Stored } from '../model/stored'
import { shownIn, type Change, type QueryData } from './query-data'
import { readStored } from './read-stored'
import type { KeyValueStorage } from './storage'

/** The options with which `useQuery` shows a key. The value is available at the first render. */
export interface StoredQueryOptions<Value> {
  queryKey: QueryKey
  /** `useQuery` requires it and never calls it, because data is never stale. The persister calls it. */
  queryFn: () => QueryData<Value>
  initialData: () => QueryData<Value>
  select: (data: QueryData<Value>) => Value
}

export type Reading = ReturnType<typeof createReading>

/**
 * Reads what is stored into React Query's cache. Each key that was read has one query.
 * @param storageOf returns the storage of a key
 */
export function createReading(
  queryClient: QueryClient,
  storageOf: (stored: Stored<unknown>) => KeyValueStorage,
) {
  /** The data of a key's query; undefined until the key is first read. A key has one `Stored`, so the type is right. */
  const find = <Value = unknown>(key: string) => queryClient.getQueryData<QueryData<Value>>([key])

  /** The data of every key that was read. This client has no other queries. */
  const all = () =>
    queryClient.getQueriesData<QueryData<unknown>>({}).flatMap(([, data]) => data ?? [])

  const set = <Value>(data: QueryData<Value>) =>
    queryClient.setQueryData<QueryData<Value>>([data.stored.key], data)

  /** Reads a key, without a change of its query. Parses the text only if it is another one. */
  function read<Value>(stored: Stored<Value>): QueryData<Value> {
    const known = find<Value>(stored.key)
    const raw = readRaw(stored, known)
    if (known?.raw === raw) return known
    return { stored, raw, ...readStored(stored, raw), optimistic: known?.optimistic ?? [] }
  }

  function readRaw<Value>(
    stored: Stored<Value>,
    known: QueryData<Value> | undefined,
  ): string | null {
    try {
      return storageOf(stored).getItem(stored.key)
    } catch {
      // The storage became unavailable while the page was open: keep what was read last.
      return known?.raw ?? null
    }
  }

  /** Reads a key, and creates or updates its query. @returns the query's data */
  function sync<Value>(stored: Stored<Value>): QueryData<Value> {
    const data = read(stored)
    if (data !== find(stored.key)) set(data)
    return data
  }

  const load: Load = (stored) => sync(stored).value

  /** Drops an optimistic change: it is stored, or it never will be. */
  function dropOptimistic<Value>(stored: Stored<Value>, change: Change<Value>) {
    const data = find<Value>(stored.key)
    if (data?.optimistic.includes(change)) set({ ...data, optimistic: without(change, data) })
  }

  return {
    find,
    all,
    sync,
    load,
    queryOptions: <Value>(stored: Stored<Value>): StoredQueryOptions<Value> => ({
      queryKey: [stored.key],
      queryFn: () => read(stored),
      initialData: () => read(stored),
      select: shownIn,
    }),
    applyOptimistic: <Value>(stored: Stored<Value>, change: Change<Value>) => {
      const data = sync(stored)
      set({ ...data, optimistic: [...data.optimistic, change] })
      return () => dropOptimistic(stored, change)
    },
    dropOptimistic,
    /** Makes the result of a stored change the value of its key. */
    commitChange: <Value>(
      stored: Stored<Value>,
      change: Change<Value>,
      written: { raw: string | null; value: Value },
    ) => set({ stored, ...written, optimistic: without(change, find<Value>(stored.key)) }),
    /** Reads every known key again. */
    reloadAll: () => all().forEach(({ stored }) => sync(stored)),
    /** Reports every known key although none has changed: an unreadable text beside one of them was removed. */
    reportAll: () => all().forEach((data) => set(data)),
  }
}

const without = <Value>(change: Change<Value>, data: QueryData<Value> | undefined) =>
  data?.optimistic.filter((one) => one !== change) ?? []
