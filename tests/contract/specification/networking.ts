import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/networking?tab=directory'

/** Networking. */
export const networking: readonly Entry[] = [
  // 2. Screens and routes › Networking; 1. "The networking page says it is a demo"
  {
    place: { path },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Networking', level: 1 },
      {
        in: ['main'],
        lines: [
          {
            headings: [
              'Networking Organizations',
              'This Is a Demo Directory',
              'Example Profiles',
              'How to Start',
              'Networking Tips',
            ],
            level: 2,
          },
        ],
      },
      { heading: 'National Networks With Local Groups' },
      { heading: 'A Message to Copy and Change' },
      {
        in: ['region', 'This Is a Demo Directory'],
        lines: [
          'The people are made up',
          'A full version would let you create your own profile',
          'Profiles would be opt-in only',
        ],
      },
      { field: 'Search', placeholder: 'Search by name, field, or skills...' },
      { field: 'Career Field' },
      { field: 'Location' },
      'Showing 10 of 10 profiles',
      // 3. Demo networking profile
      {
        in: ['region', 'Example Profiles'],
        lines: [
          { count: 10, of: 'heading', named: 'Example Spouse: ' },
          { count: 0, of: 'link' },
          { exact: 'Entry-level (0-5 years)' },
          { exact: 'Mid-level (5-10 years)' },
          { exact: 'Senior (10+ years)' },
        ],
      },
      {
        in: ['card', 'Example Spouse: Jordan A.'],
        lines: [
          { exact: 'Career Field' },
          { exact: 'Location' },
          { exact: 'Skills' },
          'More about Example Spouse: Jordan A.',
        ],
      },
      // 3. Networking organisation (7): their types
      {
        in: ['region', 'Networking Organizations'],
        lines: [
          { outbound: 7 },
          { exact: 'Organization' },
          { exact: 'Program' },
          { exact: 'Mentorship' },
          { exact: 'Training' },
          // What one of them is best for
          'Community and careers',
        ],
      },
      { heading: 'Online Networking Tips' },
      { heading: 'In-Person Networking Tips' },
      { heading: 'Best Practices' },
      { in: ['region', 'Success Story'], lines: ['Illustrative example'] },
    ],
  },
  {
    place: { path, open: [{ expand: 'More about Example Spouse: Jordan A.' }] },
    lines: [
      {
        in: ['card', 'Example Spouse: Jordan A.'],
        lines: [
          { exact: 'Looking For' },
          { exact: 'Can Offer' },
          { exact: 'Prefers Contact by' },
          { exact: 'LinkedIn' },
        ],
      },
    ],
  },
  {
    place: { path, open: [{ expand: 'More about Example Spouse: Maya B.' }] },
    lines: [{ in: ['card', 'Example Spouse: Maya B.'], lines: [{ exact: 'Email' }] }],
  },
  {
    place: { path, open: [{ type: 'zzz', into: 'Search' }] },
    lines: ['Showing 0 of 10 profiles', { heading: 'No profiles match your search' }],
  },
  // 5. "A case-insensitive substring match on name, career field or any skill"; filters combine with AND
  {
    place: {
      path,
      open: [
        { type: 'TELEHEALTH', into: 'Search' },
        { choose: 'Healthcare (2)', in: 'Career Field' },
        { choose: 'Norfolk, VA (2)', in: 'Location' },
      ],
    },
    lines: ['Showing 1 of 10 profiles', { heading: 'Example Spouse: Maya B.' }],
  },
]
