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
]

/** What the search over everything finds of them. */
export function findTrackerPages(): Findings {
  return {
    kind: 'Job Search',
    icon: 'i-lucide-briefcase',
    findings: trackerPages.map(({ id, title }) => ({ title, texts: [], search: { page: id } })),
  }
}
