import type { UnlistedScreenEntry } from '@/engine/screen/screen'

export const myWork: UnlistedScreenEntry = {
  inNavigation: false,
  id: 'my-work',
  order: 110,
  path: '/app/work',
  title: 'My Work',
  icon: 'i-lucide-briefcase-business',
  summary: 'Each job you had, with its months, hours and results, in one place.',
  menuParent: 'job-search',
  linkText: 'Keep your work history: My Work',
  searchWords:
    'work history employment history jobs i had past jobs previous jobs work experience volunteer record work timeline months without work employment dates json resume',
  stores: [
    {
      key: 'workRecord',
      holds: 'Your work, study and family care: where, from when to when, and what you got done.',
    },
  ],
  load: () => import('./screen'),
  binder: () => import('./binder'),
}
