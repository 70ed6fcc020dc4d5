import { useMutation } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'
import type { Updates } from './changes'

/**
 * Saves changes to several keys, all or none. It is not optimistic: nothing is shown before it is stored. The
 * mutation is queued with the other mutations of the given key.
 * @returns a function that saves the changes. It resolves with the value of each key before and after its change, or
 * rejects with a SaveError.
 */
export function useSaveTogether<Value>({ key }: Stored<Value>) {
  const repository = useRepository()
  return useMutation({
    mutationKey: [key],
    scope: { id: key },
    mutationFn: (updates: Updates<Value>) => repository.updateTogether(updates),
  }).mutateAsync
}
