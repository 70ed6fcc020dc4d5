import type { Stored } from '../model/stored'
import type { Change } from './cells'
import { useAttempt } from './use-attempt'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For controls: a change shows in the frame of the press. One that does not reach the storage goes back,
 * and `failure` says why until the next one succeeds.
 */
export function useChange<Value>(stored: Stored<Value>) {
  const { mutateAsync } = useStoredMutation(stored, { isOptimistic: true })
  const { failure, attempt } = useAttempt()
  return {
    failure,
    /** For changes of the same view that are shown once they are stored. */
    attempt,
    /** @returns whether the change was stored */
    change: (change: Change<Value>) => attempt(() => mutateAsync(change)),
  }
}
