import type { Repository } from '@/engine/store/repository'

/** The repository of the app area, once that has been opened: what it keeps in memory stays until the document goes. */
export const opened: { repository?: Repository } = {}
