import type { Entry, Line } from './entry'

const missing = ['the server responded with a status of 404']

const page: readonly Line[] = [
  { heading: 'Page Not Found', level: 1 },
  "Looks like this page went AWOL. Let's get you back to base.",
  { link: 'Go to Command Center', to: '/' },
  { link: 'Start the Tour', to: '/welcome' },
]

/** What a missing page and a failed page show. */
export const missingPages: readonly Entry[] = [
  // 2. Screens and routes › Route table, the 404 page. Its quick links are kept as they are.
  {
    place: { path: '/nowhere', logs: missing },
    lines: [
      ...page,
      {
        in: ['navigation', 'Quick Links'],
        lines: [
          { count: 6, of: 'link' },
          { link: 'Job Search', to: '/job-search' },
          { link: 'Career Planner', to: '/career-planner' },
          { link: 'PCS Prep', to: '/pcs-prep' },
          { link: 'Networking', to: '/networking' },
          { link: 'Licensing', to: '/licensing' },
          { link: 'Housing', to: '/housing' },
        ],
      },
      { absent: 'Did you mean' },
    ],
  },
  // "They lead to the 404 page again"; the reading adds a link to the page of the same name under /app
  {
    place: { path: '/job-search', logs: missing },
    lines: [...page, 'Did you mean', { link: 'Job Search Hub', to: '/app/job-search' }],
  },
  { place: { path: '/career-planner', logs: missing }, lines: page },
  { place: { path: '/pcs-prep', logs: missing }, lines: page },
  { place: { path: '/networking', logs: missing }, lines: page },
  { place: { path: '/licensing', logs: missing }, lines: page },
  { place: { path: '/housing', logs: missing }, lines: page },
  // The reading of the profile's links to /settings: that path itself is no route
  { place: { path: '/settings', logs: missing }, lines: page },

  // 2. "A router default fallback page"; 8. The error catalogue
  {
    place: {
      // A tab or a dialog that fails to load shows its own error (failing-tab.spec.ts, late-code.spec.ts).
      path: '/app/settings',
      open: [{ lose: '**/assets/*.js' }, { follow: 'Housing' }],
      leadsTo: '/app/housing',
      logs: ['net::ERR_FAILED', 'Failed to fetch dynamically imported module'],
    },
    lines: [
      { heading: 'Unexpected Application Error!', level: 1 },
      'Failed to fetch dynamically imported module',
      { field: 'Technical details' },
    ],
  },
]
