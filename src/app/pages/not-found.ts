import { toPage } from './page'

/** The page for every path outside the route table. Hosts respond with its file, `404.html`. */
export const notFound = toPage({
  path: '/404',
  title: 'Page Not Found',
  load: () => import('../errors/NotFoundPage'),
  source: 'src/app/errors/NotFoundPage.tsx',
})
