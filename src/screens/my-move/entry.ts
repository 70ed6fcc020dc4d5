import type { PageEntry } from '@/engine/screen/screen'

export const myMove: PageEntry = {
  inNavigation: false,
  id: 'my-move',
  order: 100,
  path: '/app/move',
  title: 'My Move',
  icon: 'i-lucide-truck',
  summary: 'One report date, and the tasks of your move by date.',
  linkText: 'Plan a PCS by date: My Move',
  menuParent: 'pcs-prep',
  searchWords:
    'just got orders pcs plan moving report date orders deadline calendar binder cancel end canceled',
  stores: [
    {
      key: 'moves',
      holds: 'Each military move that you plan: where from, where to, and its dates.',
    },
    {
      key: 'planProgress',
      holds: 'The steps of your move plan that you checked off or set aside.',
    },
    {
      key: 'moveArchive',
      holds: 'Your earlier military moves, with what you had checked off.',
    },
    {
      key: 'calendarEvents',
      holds:
        'What your calendar file last said of each task of a move, so that the next one can update it.',
    },
  ],
  load: () => import('./MovePage'),
  source: 'src/screens/my-move/MovePage.tsx',
  now: { key: 'moves', load: () => import('./now') },
  find: () => import('./find'),
}
