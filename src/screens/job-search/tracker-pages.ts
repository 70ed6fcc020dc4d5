import type { TabPage } from '@/engine/screen/screen'
import type { Findings } from '@/engine/search/finding'
import { lazyPart } from '@/engine/ui/lazy-part'

/** What the tracker leads to. */
export const trackerPages: readonly TabPage[] = [
  {
    id: 'import',
    title: 'Import CSV',
    Component: lazyPart(() => import('./csv/ImportPage')),
  },
  {
    id: 'figures',
    title: 'Figures',
    isPrintable: true,
    Component: lazyPart(() => import('./figures/FiguresPage')),
  },
  {
    id: 'work-search-log',
    title: 'Work-Search Log',
    isPrintable: true,
    Component: lazyPart(() => import('./log/WorkSearchLog')),
  },
  {
    id: 'clip',
    title: 'Clip a Posting',
    Component: lazyPart(() => import('./clip/ClipPage')),
  },
]

/** What the search over everything finds of them. */
export function findTrackerPages(): Findings {
  return {
    kind: 'Job Search',
    icon: 'i-lucide-briefcase',
    findings: trackerPages.map(({ id, title }) => ({ title, texts: [], search: { page: id } })),
  }
}
