import type { PutBack } from '@/engine/store/backup/stored-texts'

let undo: PutBack | undefined
const listeners = new Set<() => void>()

/** What undoes the last restore, for as long as this tab lives and nothing is reset. */
export const lastRestore = {
  get: () => undo,
  set: (putBack: PutBack | undefined) => {
    undo = putBack
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', forgetAfterReset)
    return () => void listeners.delete(listener)
  },
}

/** A reset in another tab erases also what this one could bring back. */
function forgetAfterReset({ key }: StorageEvent) {
  if (key === null) lastRestore.set(undefined)
}
