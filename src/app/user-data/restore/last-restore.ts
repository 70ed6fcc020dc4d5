import { createStore } from '@/engine/page-store'
import type { PutBack } from '@/engine/store/backup/stored-texts'

/** What undoes the last restore, for as long as this page lives and nothing is reset. */
export const lastRestore = createStore<PutBack | undefined>(undefined)
