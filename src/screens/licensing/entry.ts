import type { ScreenEntry } from '@/engine/screen/screen'
import { boardTasks } from './board-tasks'

export const licensing: ScreenEntry = {
  id: 'licensing',
  order: 60,
  path: '/app/licensing',
  title: 'Licensing Navigator',
  navLabel: 'Licensing',
  icon: 'i-lucide-id-card',
  summary:
    'Take your professional license to a new state: what the law gives you, by profession and step by step.',
  searchWords: 'license transfer state board',
  stores: [
    { key: 'professionalLicenses', holds: 'The licenses you hold or apply for.' },
    {
      key: 'boardCorrections',
      holds: 'What you entered about licensing boards: name, site and phone, with the day.',
    },
  ],
  load: () => import('./screen'),
  due: () => import('./due'),
  days: () => import('./days'),
  binder: () => import('./binder'),
  tasks: { ids: Object.keys(boardTasks), load: () => import('./tasks') },
}
