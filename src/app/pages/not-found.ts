import { lazyPage } from './lazy-page'

/** The page for every address that is not in the route table. */
export const notFound = lazyPage(() => import('../errors/NotFoundPage'))
