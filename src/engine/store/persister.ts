import { dehydrate } from '@tanstack/react-query'
import type { Persister } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createQueryClient } from './query-client'
import type { Repository } from './repository'

/**
 * TanStack's `Persister` over the repository: it restores. There is nothing for it to save, since the
 * cache follows the storage and not the other way round: `update` has written what the cache shows as
 * stored, and what a person is shown before that must not be written by anything else. Nothing is ever
 * removed through it: a cache that is thrown away takes no data with it.
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
    persistClient: () => undefined,
    removeClient: () => undefined,
  }
}
