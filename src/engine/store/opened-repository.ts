import type { Repository } from './repository'

let opened: Repository | undefined

/**
 * The repository of the app area, if this document has opened it: what it keeps in memory stays until
 * the document goes. A public page asks for it here, without the code that would open it.
 */
export const openedRepository = () => opened

/** Called by the app area once it opens. */
export const setOpenedRepository = (repository: Repository) => void (opened = repository)
