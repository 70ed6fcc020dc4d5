import { useCallback } from 'react'
import type { Stored } from '../model/stored'
import type { Change } from './cells'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For forms: nothing shows as saved before it is stored.
 * @returns makes a change; resolves with what is stored then, or rejects with a SaveError
 */
export function useSave<Value>(stored: Stored<Value>): (change: Change<Value>) => Promise<Value> {
  const { mutateAsync } = useStoredMutation(stored, { isOptimistic: false })
  return useCallback(async (change) => (await mutateAsync(change)).after, [mutateAsync])
}
