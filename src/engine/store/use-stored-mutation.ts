import { useMutation } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import type { Change } from './query-data'
import { useRepository } from './RepositoryProvider'

interface Options {
  /** Whether a change shows at once and is reverted if it cannot be stored. */
  isOptimistic: boolean
}

/**
 * Changes the value of a key, one change after the other. Each resolves once it is stored, with the values before and
 * after it, or rejects with a SaveError. See docs/decisions/0015.
 */
export function useStoredMutation<Value>(stored: Stored<Value>, { isOptimistic }: Options) {
  const repository = useRepository()
  return useMutation({
    mutationKey: [stored.key],
    scope: { id: stored.key },
    mutationFn: (change: Change<Value>) => repository.updateOne(stored, change),
    onMutate: (change) => (isOptimistic ? repository.applyOptimistic(stored, change) : undefined),
    onError: (_error, _change, revert) => revert?.(),
  })
}
