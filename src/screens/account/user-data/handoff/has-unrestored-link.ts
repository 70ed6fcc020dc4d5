import { createStore } from '@/engine/page-store'

/** Whether the page shows a link from another device that is not restored yet. Its URL no longer has it. */
export const hasUnrestoredLink = createStore(false)
