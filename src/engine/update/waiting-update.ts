import { createStore } from '@/engine/page-store'

/**
 * Activates the version of the site that is waiting, and reloads the page; undefined while none is waiting.
 * `register.ts` sets it. "Later" clears it until the next visit.
 */
export const waitingUpdate = createStore<(() => void) | undefined>(undefined, {
  outlivesReset: true,
})
