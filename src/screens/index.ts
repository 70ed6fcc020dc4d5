import type { ScreenEntry } from '@/engine/screen/screen'

/**
 * The modules, in the order of the navigation. Navigation, dashboard, preferences and palette draw
 * what stands here; a screen's config and data load with its route.
 */
export const screens = [
  {
    id: 'job-search',
    path: '/app/job-search',
    title: 'Job Search Hub',
    navLabel: 'Job Search',
    icon: 'i-lucide-briefcase',
    summary:
      'Track every application, find job boards that welcome spouses, and get ready for interviews.',
    searchWords: 'applications interviews resume employers boards',
    load: () => import('./job-search/screen'),
  },
  {
    id: 'career-planner',
    path: '/app/career-planner',
    title: 'Career Planner',
    navLabel: 'Career Planner',
    icon: 'i-lucide-compass',
    summary:
      'Find work that moves with you: answer four questions, browse portable careers and save the ones you like.',
    searchWords: 'quiz test which job',
    load: () => import('./career-planner/screen'),
  },
  {
    id: 'pcs-prep',
    path: '/app/pcs-prep',
    title: 'PCS Career Prep',
    navLabel: 'PCS Prep',
    icon: 'i-lucide-truck',
    summary:
      'Keep your career moving through a PCS (permanent change of station), one checked item at a time.',
    searchWords: 'moving relocation to do list',
    load: () => import('./pcs-prep/screen'),
  },
  {
    id: 'professional-dev',
    path: '/app/professional-dev',
    title: 'Professional Development',
    navLabel: 'Development',
    icon: 'i-lucide-graduation-cap',
    summary:
      'Keep your skills, certifications and learning goals in one place, and find where to learn more.',
    searchWords: 'courses classes training school certificates',
    load: () => import('./professional-dev/screen'),
  },
  {
    id: 'networking',
    path: '/app/networking',
    title: 'Networking',
    navLabel: 'Network',
    icon: 'i-lucide-users',
    summary:
      'See what a spouse directory could look like, find groups that help, and meet people after a move.',
    searchWords: 'people friends mentors groups',
    load: () => import('./networking/screen'),
  },
  {
    id: 'licensing',
    path: '/app/licensing',
    title: 'Licensing Navigator',
    navLabel: 'Licensing',
    icon: 'i-lucide-id-card',
    summary:
      'Take your professional license to a new state: what the law gives you, by profession and step by step.',
    searchWords: 'license transfer state board',
    load: () => import('./licensing/screen'),
  },
  {
    id: 'housing',
    path: '/app/housing',
    title: 'Housing Hub',
    navLabel: 'Housing',
    icon: 'i-lucide-house',
    summary:
      'Choose a home with your work in mind: the housing allowance, a moving plan, on base or off, buy or rent.',
    searchWords: 'house home apartment rent buy mortgage BAH base',
    load: () => import('./housing/screen'),
  },
] as const satisfies readonly ScreenEntry[]
