import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Derived } from '../model/derived'
import type { Stored } from '../model/stored'
import { useToday } from '../use-today'
import { shownIn } from './query-data'
import { useRepository } from './RepositoryProvider'

/**
 * The value of a key, available at the first render. Rerenders when the value changes: in the same frame if this tab
 * changes it, otherwise as soon as the change in another tab is known.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  return useQuery(useRepository().queryOptions(stored)).data
}

/**
 * The values of several keys, in their order; the same array until one of them changes, which rerenders. Without the
 * `combine` of react-query: it would compare the old and the new values deeply and return copies of the records.
 */
export function useStoredValues(keys: readonly Stored<unknown>[]): readonly unknown[] {
  const repository = useRepository()
  // Without `select`: while the keys change, it would return other copies at each render.
  const queries = keys.map((stored) => ({ ...repository.queryOptions(stored), select: undefined }))
  const held = useQueries({ queries }).map(({ data }) => data)
  const [last, setLast] = useState(() => ({ held, values: held.map(shownIn) }))
  const isUnchanged =
    held.length === last.held.length && held.every((data, index) => data === last.held[index])
  if (isUnchanged) return last.values
  const values = held.map((data, index) =>
    data === last.held[index] ? last.values[index] : shownIn(data),
  )
  const next = { held, values }
  setLast(next)
  return next.values
}

/** What is derived from stored values today. Rerenders when one of them or the day changes. */
export function useDerived<Result>({ of, derive }: Derived<Result>): Result {
  return derive(useStoredValues(of), useToday())
}
