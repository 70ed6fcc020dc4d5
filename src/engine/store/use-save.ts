import { useCallback } from 'react'
import type { Stored } from '../model/stored'
import type { Change } from './query-data'
import { useStoredMutation } from './use-stored-mutation'

/**
 * For forms: nothing shows as saved before it is stored.
 * @returns a function that makes a change. It resolves with the new stored value, or rejects with a SaveError.
 */
export function useSave<Value>(stored: Stored<Value>): (change: Change<Value>) => Promise<Value> {
  const { mutateAsync } = useStoredMutation(stored, { isOptimistic: false })
  return useCallback(async (change) => (await mutateAsync(change)).after, [mutateAsync])
}
