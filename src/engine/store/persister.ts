import { dehydrate } from '@tanstack/react-query'
import type { Persister } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createQueryClient } from './query-client'
import type { Repository } from './repository'

/**
 * TanStack's `Persister` over the repository. It only restores. The cache follows the storage: `update` has already
 * written the values that the cache shows as stored, and optimistic values must not be written from here. Discarding
 * the cache deletes no data.
 */
export function createPersister(
  repository: Repository,
  small: readonly Stored<unknown>[],
): Persister {
  return {
    restoreClient: () => {
      const scratch = createQueryClient()
      for (const stored of small) {
        const { queryKey, queryFn } = repository.queryOptions(stored)
        scratch.setQueryData(queryKey, queryFn())
      }
      return { timestamp: Date.now(), buster: '', clientState: dehydrate(scratch) }
    },
    persistClient: () => undefined,
    removeClient: () => undefined,
  }
}
