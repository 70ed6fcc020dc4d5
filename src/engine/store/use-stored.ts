import { useQueries, useQuery } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'

/**
 * The value of a key, available at the first render. Rerenders when it changes: in the frame of the press for a change
 * made here, and as soon as it is known for one from another tab.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  const query = useRepository().query(stored)
  // `initialData` makes `data` defined, which its type does not say.
  return useQuery(query).data ?? query.queryFn()
}

/** The values of several keys, in their order. Rerenders when one changes. */
export function useStoredValues(keys: readonly Stored<unknown>[]): readonly unknown[] {
  const repository = useRepository()
  return useQueries({ queries: keys.map((stored) => repository.query(stored)), combine: dataOf })
}

const dataOf = (results: readonly { data: unknown }[]) => results.map(({ data }) => data)
