import type { ScreenEntry } from '@/engine/schema/screen'

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
    load: () => import('./job-search/screen'),
  },
  {
    id: 'pcs-prep',
    path: '/app/pcs-prep',
    title: 'PCS Career Prep',
    navLabel: 'PCS Prep',
    icon: 'i-lucide-truck',
    summary:
      'Keep your career moving through a PCS (permanent change of station), one checked item at a time.',
    load: () => import('./pcs-prep/screen'),
  },
] as const satisfies readonly ScreenEntry[]
