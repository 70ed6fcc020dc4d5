import type { ScreenEntry } from '@/engine/screen/screen'

export const networking: ScreenEntry = {
  id: 'networking',
  order: 50,
  path: '/app/networking',
  title: 'Networking',
  navLabel: 'Network',
  icon: 'i-lucide-users',
  summary: 'See what a spouse directory could look like.',
  searchWords: 'people friends mentors groups',
  stores: [],
  load: () => import('./screen'),
}
