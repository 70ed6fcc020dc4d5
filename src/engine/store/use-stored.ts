import { useQueries, useQuery } from '@tanstack/react-query'
import type { Derived } from '../model/derived'
import type { Stored } from '../model/stored'
import { useToday } from '../use-today'
import { useRepository } from './RepositoryProvider'

/**
 * The value of a key, available at the first render. Rerenders when the value changes: in the same frame if this tab
 * changes it, otherwise as soon as the change in another tab is known.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  return useQuery(useRepository().queryOptions(stored)).data
}

/** The values of several keys, in their order. Rerenders when one changes. */
export function useStoredValues(keys: readonly Stored<unknown>[]): readonly unknown[] {
  const repository = useRepository()
  return useQueries({
    queries: keys.map((stored) => repository.queryOptions(stored)),
    combine: dataOf,
  })
}

/** What is derived from stored values today. Rerenders when one of them or the day changes. */
export function useDerived<Result>({ of, derive }: Derived<Result>): Result {
  return derive(useStoredValues(of), useToday())
}

const dataOf = (results: readonly { data: unknown }[]) => results.map(({ data }) => data)
