import type { ScreenEntry } from '@/engine/screen/screen'

export const pcsPrep: ScreenEntry = {
  id: 'pcs-prep',
  order: 30,
  path: '/app/pcs-prep',
  title: 'PCS Career Prep',
  navLabel: 'PCS Prep',
  icon: 'i-lucide-truck',
  summary: 'A PCS (permanent change of station), item by item.',
  searchWords: 'moving relocation to do list',
  stores: [{ key: 'checklistProgress', holds: 'The checklist items you checked off.' }],
  load: () => import('./screen'),
}
