import type { Entry } from './entry'

/** The pages before the setup. */
export const publicPages: readonly Entry[] = [
  // 2. Screens and routes › Landing page (/); 1. What the product does and for whom
  {
    place: { path: '/' },
    lines: [
      'Free during beta, expected through early 2026',
      'career and family tools for military spouses',
      'Military families move every 2-3 years',
      'Military spouse unemployment was 21%',
      'You need no account',
      'Setup takes about 2 minutes',
      { in: ['main'], lines: [{ link: 'Get Started Free', to: '/welcome' }] },
      {
        in: ['region', 'Seven Modules, Ready Now'],
        lines: [
          {
            headings: [
              'Job Search Hub',
              'Career Planner',
              'PCS Career Prep',
              'Professional Development',
              'Networking',
              'Licensing Navigator',
              'Housing Hub',
              'Duty Station Intel',
              'Military Kids Hub',
            ],
            level: 3,
          },
          { link: 'Job Search Hub', to: '/app/job-search' },
          { link: 'Career Planner', to: '/app/career-planner' },
          { link: 'PCS Career Prep', to: '/app/pcs-prep' },
          { link: 'Professional Development', to: '/app/professional-dev' },
          { link: 'Networking', to: '/app/networking' },
          { link: 'Licensing Navigator', to: '/app/licensing' },
          { link: 'Housing Hub', to: '/app/housing' },
          // The two announced modules are cards only.
          { count: 7, of: 'link' },
          { exact: 'Coming Q1 2026', times: 2 },
        ],
      },
      {
        in: ['region', 'Why Choose This App?'],
        lines: [
          'PCS (permanent change of station',
          '22 portable careers',
          '35+ states have laws that help spouses transfer a license',
          'The guide covers 8+ professions',
        ],
      },
      {
        in: ['region', 'Your Information Stays With You'],
        lines: ['There are no servers, no analytics, no cookies and no account.'],
      },
      { in: ['region', 'How It Works'], lines: [{ count: 1 + 3, of: 'heading' }, 'seven modules'] },
      // "With a few features for service members"
      {
        in: ['region', 'For Service Members Too'],
        lines: [
          'Are you retiring or separating? Transition Toolkit is a separate product for that.',
        ],
      },
      'Not affiliated with the Department of Defense or any government body.',
    ],
  },

  // 2. Screens and routes › Welcome (/welcome)
  {
    place: { path: '/welcome' },
    lines: [
      { heading: 'What You Get', level: 2 },
      { in: ['main'], lines: [{ link: 'Get Started', to: '/onboarding/profile' }] },
      { link: 'Skip to Dashboard', to: '/' },
      // 1. Copy inconsistencies to keep in mind
      '9 tools in one place',
      'Seven modules work now',
      'Duty Station Intel and Military Kids Hub',
      'announced for Q1 2026',
      'Setup takes about 2 minutes',
      'You need no account and no email. What you enter stays in this browser.',
      'Everything is free during the beta',
      'It is expected to last through early 2026.',
      'Early users get lifetime premium access when paid tiers launch.',
    ],
  },
]
