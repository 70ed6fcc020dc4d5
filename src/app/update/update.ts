/*
 * Whether a new version of the site waits to be used. The worker is registered later, by
 * `register.ts`; this part is on every page and stays small.
 */
type Listener = () => void

const listeners = new Set<Listener>()
/** What makes the new version the one in use; undefined while there is none. */
let start: (() => void) | undefined

const set = (next: typeof start) => {
  start = next
  listeners.forEach((listener) => listener())
}

export const update = {
  isReady: () => start !== undefined,
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** A new version is ready. @param start makes it the one in use, and reloads the page */
  offer: set,
  apply: () => start?.(),
  /** Puts the update off until the next visit. */
  putOff: () => set(undefined),
}
