import type { Repository } from './repository'

let opened: Repository | undefined

/**
 * The repository, if this document has opened it. It stays in memory until the document is unloaded. Public pages get
 * it here, so that they do not load the code that opens it.
 */
export const openedRepository = () => opened

/** Called by the app when it creates the repository. */
export const setOpenedRepository = (repository: Repository) => void (opened = repository)
