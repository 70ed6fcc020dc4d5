import type { Stored } from '../model/stored'
import type { Change, Written } from './cells'
import { announce } from '../announcer'
import { useRepository } from './RepositoryProvider'
import { useAttempt } from './use-attempt'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For controls: a change shows in the frame of the press. One that does not reach the storage goes back,
 * and `failure` says why until the next one succeeds.
 */
export function useChange<Value>(stored: Stored<Value>) {
  const { mutateAsync } = useStoredMutation(stored, { isOptimistic: true })
  const { failure, attemptFor } = useAttempt()
  const { queryClient } = useRepository()
  return {
    failure,
    /** For changes of the same view that are shown once they are stored. */
    attemptFor,
    /**
     * Makes a change, and says that it is saved, once it is and nothing that was pressed since waits.
     * @param saved the sentence for people who listen to the page; none when left out
     * @returns what the change found and made, where it was stored
     */
    change: async (
      change: Change<Value>,
      saved?: string | ((written: Written<Value>) => string),
    ): Promise<Written<Value> | undefined> => {
      // Until this one is stored too, not everything is saved any more.
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
