import type { Stored } from '../model/stored'
import type { Change, Written } from './cells'
import { announce } from '../announcer'
import { useRepository } from './RepositoryProvider'
import { useAttempt } from './use-attempt'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For controls: a change shows in the frame of the press. A change that cannot be stored is reverted, and `failure`
 * says why until the next one succeeds.
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
     * Makes a change, and announces that it is saved when no later change of this key is pending.
     * @param saved the sentence for screen readers; none by default
     * @returns the values before and after the change; undefined if it was not stored
     */
    change: async (
      change: Change<Value>,
      saved?: string | ((written: Written<Value>) => string),
    ): Promise<Written<Value> | undefined> => {
      // An earlier "Saved" is no longer true of everything.
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
