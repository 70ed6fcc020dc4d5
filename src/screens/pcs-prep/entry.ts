import type { ScreenEntry } from '@/engine/screen/screen'

export const pcsPrep: ScreenEntry = {
  id: 'pcs-prep',
  order: 30,
  path: '/app/pcs-prep',
  title: 'PCS Career Prep',
  navLabel: 'PCS Prep',
  icon: 'i-lucide-truck',
  summary:
    'Keep your career moving through a PCS (permanent change of station), one checked item at a time.',
  searchWords: 'moving relocation to do list',
  stores: [{ key: 'checklistProgress', holds: 'The checklist items you checked off.' }],
  load: () => import('./screen'),
}
