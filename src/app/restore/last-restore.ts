import type { PutBack } from '@/engine/repository/repository'

let undo: PutBack | undefined

/** What undoes the last restore, for as long as this tab lives. */
export const lastRestore = {
  get: () => undo,
  set: (putBack: PutBack | undefined) => {
    undo = putBack
  },
}
