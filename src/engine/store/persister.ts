import { dehydrate } from '@tanstack/react-query'
import type { Persister } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createQueryClient } from './query-client'
import type { Repository } from './repository'

/**
 * TanStack's `Persister` over the repository. `update` has written everything before the cache
 * changes, so saving is a safety net: it writes only a value that reached the cache by another way.
 * Nothing is ever removed through it.
 */
export function createPersister(
  repository: Repository,
  small: readonly Stored<unknown>[],
): Persister {
  return {
    restoreClient: () => {
      const scratch = createQueryClient()
      for (const stored of small) scratch.setQueryData([stored.key], repository.load(stored))
      return { timestamp: Date.now(), buster: '', clientState: dehydrate(scratch) }
    },
    persistClient: ({ clientState }) => {
      for (const { queryKey, state } of clientState.queries) {
        const key = String(queryKey[0])
        if (!repository.isRecorded(key, state.data)) repository.rescue(key, state.data)
      }
    },
    removeClient: () => undefined,
  }
}
