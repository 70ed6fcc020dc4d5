import { useSyncExternalStore } from 'react'
import { update } from './update'

/** Whether a new version of the site is ready to be used. */
export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(update.subscribe, update.isReady, () => false)
}
