import type { Captured } from '@/engine/repository/repository'

let before: Captured | undefined

/** What was stored before the last restore, for as long as this tab lives. */
export const lastRestore = {
  get: () => before,
  set: (captured: Captured | undefined) => {
    before = captured
  },
}
