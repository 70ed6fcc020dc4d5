import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'

/**
 * What a key holds, kept up to date. Read from storage when something first asks for it. The data is
 * never pending, failed or stale, so this listens to React Query's cache itself; the observer of
 * `useQuery`, which is there for those states, would be 3 kB of the first visit.
 */
export function useStored<Value>(stored: Stored<Value>): Value {
  const { key } = stored
  const repository = useRepository()
  const queryClient = useQueryClient()
  const follow = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === hashKey([key])) onChange()
      }),
    [queryClient, key],
  )
  return useSyncExternalStore(
    follow,
    () => queryClient.getQueryData<Value>([key]) ?? repository.load(stored),
  )
}
