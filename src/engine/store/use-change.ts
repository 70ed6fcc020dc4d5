import { useMutation } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import type { Change, Written } from './query-data'
import { announce } from '../announcer'
import { useRepository } from './RepositoryProvider'
import { useAttempt } from './use-attempt'
import { inOrder } from './use-save'

/**
 * For controls with optimistic updates. A change that cannot be stored is rolled back, and `failure` says why until the
 * next one succeeds.
 * @param shared the attempts of a control that changes several keys. It then has one failure, of its last change.
 */
export function useChange<Value>(stored: Stored<Value>, shared?: ReturnType<typeof useAttempt>) {
  const repository = useRepository()
  const { mutateAsync } = useMutation({
    ...inOrder(stored),
    mutationFn: (change: Change<Value>) => repository.update(stored, change),
    onMutate: (change) => repository.applyOptimistic(stored, change),
    onError: (_error, _change, revert) => revert?.(),
  })
  const own = useAttempt()
  const { failure, attemptFor } = shared ?? own
  return {
    failure,
    /** For changes that show only once they are stored. Their failures appear in `failure` too. */
    attemptFor,
    /**
     * Makes a change. Announces that it is saved once it is stored and no later change is pending.
     * @param saved the text to announce; nothing is announced without it
     * @returns the values before and after the change; undefined if it was not stored
     */
    change: async (
      change: Change<Value>,
      saved?: string | ((written: Written<Value>) => string),
    ): Promise<Written<Value> | undefined> => {
      // Clear an earlier "Saved": it is not true again until this change is stored.
      if (saved) announce('')
      const written = (await attemptFor(() => mutateAsync(change)))?.result
      const isLast = repository.queryClient.isMutating({ mutationKey: [stored.key] }) === 0
      if (saved && written && isLast) {
        announce(typeof saved === 'string' ? saved : saved(written), 'Saved')
      }
      return written
    },
  }
}
