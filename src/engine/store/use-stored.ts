import { useQueries, useQuery } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'

/**
 * What a key holds, kept up to date: a change shows in the frame of the press, one of another tab as
 * soon as it is known. There at the first render; a list is read when something first asks for it.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  const query = useRepository().query(stored)
  // With its initial data a query is never without; only its type cannot tell.
  return useQuery(query).data ?? query.queryFn()
}

/** What several keys hold, in their order, kept up to date. The list of keys stays the same. */
export function useStoredValues(all: readonly Stored<unknown>[]): readonly unknown[] {
  const repository = useRepository()
  return useQueries({ queries: all.map((stored) => repository.query(stored)), combine: dataOf })
}

const dataOf = (results: readonly { data: unknown }[]) => results.map(({ data }) => data)
