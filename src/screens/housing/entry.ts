import type { ScreenEntry } from '@/engine/screen/screen'

export const housing: ScreenEntry = {
  id: 'housing',
  order: 70,
  path: '/app/housing',
  title: 'Housing Hub',
  navLabel: 'Housing',
  icon: 'i-lucide-house',
  summary: 'Choose a home with your work in mind.',
  searchWords: 'house home apartment rent buy mortgage BAH base',
  stores: [{ key: 'payGrade', holds: 'The service member’s pay grade, if you asked to keep it.' }],
  load: () => import('./screen'),
}
