import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/licensing'
/** The four specified ones in their order; My Answer comes second, so that it is visible on a phone. */
const tabs = [
  'Overview',
  'My Answer',
  'By Profession',
  'Transfer Checklist',
  'Resources',
  'My Licenses',
]
const professions = [
  'Registered Nurse',
  'Teacher/Educator',
  'Licensed Professional Counselor',
  'Real Estate Agent',
  'Cosmetologist/Barber',
  'Social Worker',
  'Dental Hygienist',
  'Attorney',
]

/** The Licensing Navigator. */
export const licensing: readonly Entry[] = [
  { place: { path }, lines: [{ tabs, selected: 'Overview' }] },
  // 2. Screens and routes › Licensing Navigator: header, banner, four tabs
  {
    place: { path: `${path}?tab=overview` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Licensing Navigator', level: 1 },
      '35+ states have laws to help spouses transfer licenses',
      { tabs, selected: 'Overview' },
    ],
  },

  // 2. By Profession; 3. Licensing profession guide (8)
  {
    place: { path: `${path}?tab=professions` },
    lines: [
      { tabs, selected: 'By Profession' },
      {
        in: ['region', 'Choose Your Profession'],
        lines: [{ headings: professions, level: 3 }, { links: professions }],
      },
    ],
  },
  {
    place: { path: `${path}?tab=professions&profession=registered-nurse` },
    lines: [
      { button: '← Back to All Professions' },
      { heading: 'Registered Nurse', level: 2 },
      {
        headings: [
          'Portability',
          'Military Spouse Protections',
          'Typical Requirements',
          'Transfer Tips',
          'National Resources',
        ],
        level: 3,
      },
    ],
  },
  {
    place: {
      path: `${path}?tab=professions&profession=registered-nurse`,
      open: ['← Back to All Professions'],
    },
    lines: [{ headings: professions, level: 3 }],
  },
  // "Switching tabs clears the selected profession"
  {
    place: {
      path: `${path}?tab=professions&profession=registered-nurse`,
      open: [{ tab: 'Overview' }, { tab: 'By Profession' }],
    },
    lines: [{ headings: professions, level: 3 }],
  },

  // 2. Transfer Checklist; 3. License transfer step (12); 9. its nine timeframes
  {
    place: { path: `${path}?tab=checklist`, open: ['Open All'] },
    lines: [
      { tabs, selected: 'Transfer Checklist' },
      {
        in: ['region', 'License Transfer Checklist'],
        lines: [
          { count: 12, of: 'heading', named: 'Step ' },
          { count: 1, of: 'heading', named: 'Step 12: ' },
          // Read-only
          { count: 0, of: 'checkbox' },
          { exact: 'As soon as you get orders' },
          { exact: '3-6 months before PCS' },
          { exact: '2-3 months before PCS' },
          { exact: '1-2 months before PCS' },
          { exact: 'With application' },
          { exact: 'Before or upon arrival' },
          { exact: 'Throughout process' },
          { exact: 'Upon arrival' },
          { exact: 'Before license renewal' },
          '$100 to $500+',
        ],
      },
    ],
  },

  // 2. Resources: 4 general links and support information
  {
    place: { path: `${path}?tab=resources` },
    lines: [
      { tabs, selected: 'Resources' },
      { in: ['region', 'General Resources'], lines: [{ outbound: 4 }] },
      {
        in: ['tabpanel', 'Resources'],
        lines: [{ headings: ['General Resources', 'Support Information'], level: 2 }],
      },
      { heading: 'Your New State’s Licensing Board' },
      { heading: 'Employment Readiness Office on Base' },
      { heading: 'Legal Assistance Office on Base' },
      { heading: 'Spouse Liaisons and the State Policy Office' },
      { in: ['region', 'Military OneSource, Day or Night'], lines: ['800-342-9647'] },
    ],
  },
]
