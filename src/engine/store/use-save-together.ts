import { useMutation } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { useRepository } from './RepositoryProvider'
import type { Updates } from './changes'

/**
 * For changes of a key that touch another one too. Nothing shows before it is stored.
 * @returns makes them as one; resolves once they are stored, with what each found and made, or rejects
 * with a SaveError
 */
export function useSaveTogether<Value>({ key }: Stored<Value>) {
  const repository = useRepository()
  return useMutation({
    mutationKey: [key],
    scope: { id: key },
    mutationFn: (updates: Updates<Value>) => repository.updateTogether(updates),
  }).mutateAsync
}
