import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/networking?tab=directory'

/** Networking. */
export const networking: readonly Entry[] = [
  // 2. Screens and routes › Networking; 1. "The networking page says it is a demo"
  {
    place: { path },
    finds: [
      ...aroundEveryScreen,
      { heading: 'Networking', level: 1 },
      {
        in: ['region', 'This Is a Demo Directory'],
        finds: [
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
        finds: [
          { count: 10, of: 'heading', named: 'Example Spouse: ' },
          { whole: 'Entry-level (0-5 years)' },
          { whole: 'Mid-level (5-10 years)' },
          { whole: 'Senior (10+ years)' },
        ],
      },
      {
        in: ['card', 'Example Spouse: Jordan A.'],
        finds: [
          { whole: 'Career Field' },
          { whole: 'Location' },
          { whole: 'Skills' },
          'More about Example Spouse: Jordan A.',
        ],
      },
      // 3. Networking organisation (7): their types
      {
        in: ['region', 'Networking Organizations'],
        finds: [
          { outbound: 7 },
          { whole: 'Organization' },
          { whole: 'Program' },
          { whole: 'Mentorship' },
          { whole: 'Training' },
          // What one of them is best for
          'Community and careers',
        ],
      },
      { heading: 'Online Networking Tips' },
      { heading: 'In-Person Networking Tips' },
      { heading: 'Best Practices' },
      { in: ['region', 'Success Story'], finds: ['Illustrative example'] },
    ],
  },
  {
    place: { path, open: [{ expand: 'More about Example Spouse: Jordan A.' }] },
    finds: [
      {
        in: ['card', 'Example Spouse: Jordan A.'],
        finds: [
          { whole: 'Looking For' },
          { whole: 'Can Offer' },
          { whole: 'Prefers Contact by' },
          { whole: 'LinkedIn' },
        ],
      },
    ],
  },
  {
    place: { path, open: [{ expand: 'More about Example Spouse: Maya B.' }] },
    finds: [{ in: ['card', 'Example Spouse: Maya B.'], finds: [{ whole: 'Email' }] }],
  },
  {
    place: { path, open: [{ type: 'zzz', into: 'Search' }] },
    finds: ['Showing 0 of 10 profiles', { heading: 'No profiles match your search' }],
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
    finds: ['Showing 1 of 10 profiles', { heading: 'Example Spouse: Maya B.' }],
  },
]
