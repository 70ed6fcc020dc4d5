import type { Stored } from '../model/stored'
import type { Change, Written } from './query-data'
import { announce } from '../announcer'
import { useRepository } from './RepositoryProvider'
import { useAttempt } from './use-attempt'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For controls with optimistic updates. A change that cannot be stored is rolled back, and `failure` says why until the
 * next one succeeds.
 */
export function useChange<Value>(stored: Stored<Value>) {
  const { mutateAsync } = useStoredMutation(stored, { isOptimistic: true })
  const { failure, attemptFor } = useAttempt()
  const { queryClient } = useRepository()
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
      const isLast = queryClient.isMutating({ mutationKey: [stored.key] }) === 0
      if (saved && written && isLast) {
        announce(typeof saved === 'string' ? saved : saved(written), 'Saved')
      }
      return written
    },
  }
}
