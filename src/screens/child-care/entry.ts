import type { UnlistedScreenEntry } from '@/engine/screen/screen'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'

/** Its URL makes it a page of My Move. It is a screen of its own, to use the engine's list. See docs/decisions/0047. */
export const childCareFile: UnlistedScreenEntry = {
  inNavigation: false,
  id: 'child-care',
  order: 105,
  path: '/app/move/child-care',
  title: 'Child Care File',
  icon: 'i-lucide-baby',
  summary: 'Who you asked for child care, when you need it, and when to answer.',
  linkText: 'Keep track of child care wait lists: Child Care File',
  menuParent: 'pcs-prep',
  searchWords: 'child care daycare wait list waiting list babysitter cdc fee assistance',
  stores: [
    {
      key: 'childCare',
      holds: 'The child care you asked for: program, for whom, dates, contact and notes.',
    },
  ],
  load: () => import('./screen'),
  due: () => import('./due'),
  days: () => import('./days'),
  binder: () => import('./binder'),
  tasks: { ids: [ASK_FOR_CHILD_CARE], load: () => import('./tasks') },
}
