import { createStore } from '@/engine/page-store'

/*
 * Whether a new version of the site is waiting. `register.ts`, which registers the worker, loads later; this file is on
 * every page and stays small.
 */
const waiting = createStore<(() => void) | undefined>(undefined, { outlivesReset: true })

export const update = {
  isReady: () => waiting.get() !== undefined,
  subscribe: waiting.subscribe,
  /** A new version is ready. @param start activates it and reloads the page */
  offer: waiting.set,
  apply: () => waiting.get()?.(),
  /** Puts the update off until the next visit. */
  putOff: () => waiting.set(undefined),
}
