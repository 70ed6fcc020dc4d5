import type { ScreenEntry } from '@/engine/screen/screen'

export const jobSearch: ScreenEntry = {
  id: 'job-search',
  order: 10,
  path: '/app/job-search',
  title: 'Job Search Hub',
  navLabel: 'Job Search',
  icon: 'i-lucide-briefcase',
  summary: 'Track applications and get ready for interviews.',
  searchWords: 'applications interviews resume employers boards',
  stores: [
    { key: 'jobApplications', holds: 'Your job applications.' },
    { key: 'savedPostings', holds: 'The postings you saved to apply to later.' },
    { key: 'interviewNotes', holds: 'Your notes under the questions of an interview.' },
  ],
  load: () => import('./screen'),
  due: () => import('./due'),
  days: () => import('./days'),
  binder: () => import('./binder'),
}
