import type { TabPage } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'

/** The pages that open from the tracker. */
export const trackerPages: readonly TabPage[] = [
  {
    id: 'import',
    title: 'Import CSV',
    summary: 'Bring your applications over from a spreadsheet, such as Excel or Google Sheets.',
    Component: lazyPart(() => import('./csv/ImportPage')),
  },
  {
    id: 'figures',
    title: 'Figures',
    summary: 'How many places answered you, where your applications end up and how long it takes.',
    isPrintable: true,
    Component: lazyPart(() => import('./figures/FiguresPage')),
  },
  {
    id: 'work-search-log',
    title: 'Work-Search Log',
    summary:
      'Proof of your job search by week, for the state’s unemployment office. Prints on paper.',
    Component: lazyPart(() => import('./log/WorkSearchLog')),
  },
  {
    id: 'clip',
    title: 'Clip a Posting',
    summary: 'Save a job from another site, such as Indeed or LinkedIn, with one click or tap.',
    Component: lazyPart(() => import('./clip/ClipPage')),
  },
]
