import type { ScreenEntry } from '@/engine/screen/screen'

export const networking: ScreenEntry = {
  id: 'networking',
  order: 50,
  path: '/app/networking',
  title: 'Networking',
  navLabel: 'Network',
  icon: 'i-lucide-users',
  summary: 'Real groups to join, and a demo of a spouse directory.',
  searchWords: 'people friends mentors groups',
  stores: [],
  load: () => import('./screen'),
}
