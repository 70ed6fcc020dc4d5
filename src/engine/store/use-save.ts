import { useMutation } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import type { Updates } from './changes'
import type { Change } from './query-data'
import { useRepository } from './RepositoryProvider'

/**
 * Saves changes of a key, for forms: nothing shows as saved before it is stored.
 * @returns a function that makes a change. It resolves with the new stored value, or rejects with a SaveError.
 */
export function useSave<Value>(stored: Stored<Value>) {
  const repository = useRepository()
  return useMutation({
    ...inOrder(stored),
    mutationFn: async (change: Change<Value>) => (await repository.update(stored, change)).after,
  }).mutateAsync
}

/**
 * Saves changes to several keys, all or none. It is not optimistic: nothing is shown before it is stored. The
 * mutation is queued with the other mutations of the given key.
 * @returns a function that saves the changes. It resolves with the value of each key before and after its change, or
 * rejects with a SaveError.
 */
export function useSaveTogether<Value>(stored: Stored<Value>) {
  const repository = useRepository()
  return useMutation({
    ...inOrder(stored),
    mutationFn: (updates: Updates<Value>) => repository.updateTogether(updates),
  }).mutateAsync
}

/** Options of a mutation that starts when the earlier ones of its key have settled. See docs/decisions/0015. */
export function inOrder({ key }: Stored<unknown>) {
  return { mutationKey: [key], scope: { id: key } }
}
