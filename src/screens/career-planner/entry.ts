import type { ScreenEntry } from '@/engine/screen/screen'

export const careerPlanner: ScreenEntry = {
  id: 'career-planner',
  order: 20,
  path: '/app/career-planner',
  title: 'Career Planner',
  navLabel: 'Career Planner',
  icon: 'i-lucide-compass',
  summary:
    'Find work that moves with you: answer four questions, browse portable careers and save the ones you like.',
  searchWords: 'quiz test which job',
  stores: [],
  load: () => import('./screen'),
}
