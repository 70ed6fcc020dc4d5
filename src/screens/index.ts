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
] as const satisfies readonly ScreenEntry[]
