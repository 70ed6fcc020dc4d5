import type { Entry, Line } from './entry'

const places = [
  'Command Center',
  'Job Search',
  'Career Planner',
  'PCS Prep',
  'Development',
  'Network',
  'Licensing',
  'Housing',
]

// 2. Screens and routes › App shell (all /app routes)

/** What every /app page shows around its own content. */
export const aroundEveryScreen: readonly Line[] = [
  'Free during beta, expected through early 2026.',
  {
    in: ['banner'],
    lines: [
      { link: 'Milspouse Command Center', to: '/app' },
      { in: ['navigation', 'Main'], lines: [{ links: places }] },
      { link: 'Profile', to: '/app/profile' },
      { button: 'Dark mode' },
    ],
  },
  {
    in: ['contentinfo'],
    lines: [{ headings: ['Quick Links', 'Our Other Apps', 'Legal'], level: 2 }],
  },
]

/** The shell itself. */
export const shell: readonly Entry[] = [
  {
    place: { path: '/app/networking' },
    lines: [
      {
        in: ['navigation', 'Main'],
        lines: [
          { link: 'Command Center', to: '/app' },
          { link: 'Job Search', to: '/app/job-search' },
          { link: 'Career Planner', to: '/app/career-planner' },
          { link: 'PCS Prep', to: '/app/pcs-prep' },
          { link: 'Development', to: '/app/professional-dev' },
          // The active item is highlighted.
          { link: 'Network', to: '/app/networking', current: true },
          { link: 'Licensing', to: '/app/licensing' },
          { link: 'Housing', to: '/app/housing' },
        ],
      },
      {
        in: ['region', 'Quick Links'],
        lines: [
          { links: ['Dashboard', 'Our Apps', 'About', 'FAQ'] },
          { link: 'Dashboard', to: '/app' },
          { link: 'Our Apps', to: '/app/our-apps' },
          { link: 'About', to: '/about' },
          { link: 'FAQ', to: '/faq' },
        ],
      },
      // 1. "The suite page and footer advertise sister products"
      {
        in: ['region', 'Our Other Apps'],
        lines: [
          { link: 'Transition Toolkit', to: 'https://transition-toolkit.example/' },
          // It is not open yet, so the link leads to our own page about it.
          { link: 'Money Coach', to: '/app/our-apps' },
          { exact: 'Coming soon' },
        ],
      },
      {
        in: ['region', 'Legal'],
        lines: [
          { links: ['Privacy', 'Terms', 'Contact'] },
          { link: 'Privacy', to: '/privacy' },
          { link: 'Terms', to: '/terms' },
          { link: 'Contact', to: 'mailto:hello@milspouse.example' },
        ],
      },
      {
        in: ['contentinfo'],
        lines: [
          '© 2025 Milspouse Command Center.',
          'Not affiliated with the Department of Defense or any government body.',
          'Guides are general information, not legal, tax, medical or financial advice.',
        ],
      },
    ],
  },
  {
    place: { path: '/app', width: 390, open: ['Menu'] },
    lines: [{ in: ['navigation', 'Main'], lines: [{ links: [...places, 'Profile'] }] }],
  },
  // 4. States and transitions › Dark mode
  {
    place: { path: '/app', given: 'the dark theme' },
    lines: [{ button: 'Dark mode', pressed: true }],
  },
]
