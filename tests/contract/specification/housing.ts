import type { Entry, Line } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/housing'
const tabs = ['Overview', 'PCS Housing Checklist', 'Housing Decisions', 'Resources']
const calculator =
  'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/'

// On every tab: "a BAH card with an external link to the official BAH calculator"
const bahCard: Line = {
  in: ['region', 'Basic Allowance for Housing (BAH)'],
  lines: [
    { link: 'Official BAH Rate Lookup', to: calculator },
    { absent: 'It does not change with the home you rent.' },
  ],
}

/** The Housing Hub. */
export const housing: readonly Entry[] = [
  // 2. Screens and routes › Housing Hub: "Overview is the default"
  { place: { path }, lines: [{ tabs, selected: 'Overview' }] },
  {
    place: { path: `${path}?tab=overview` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Housing Hub', level: 1 },
      bahCard,
      { tabs, selected: 'Overview' },
      {
        in: ['region', 'Career Considerations'],
        lines: [
          {
            headings: [
              'Commute',
              'Home Office',
              'Job Market Access',
              'Childcare and Schools',
              'Professional Network',
              'Budget and BAH',
            ],
            level: 3,
          },
        ],
      },
      { in: ['region', 'Quick Tips'], lines: [{ count: 6, of: 'listitem' }] },
    ],
  },

  {
    place: { path: `${path}?tab=overview`, open: [{ expand: 'What BAH Is' }] },
    lines: ['It does not change with the home you rent.'],
  },

  // 2. Checklist tab; 9. 14 steps and the timeframes used
  {
    place: { path: `${path}?tab=checklist`, open: ['Open All'] },
    lines: [
      bahCard,
      { tabs, selected: 'PCS Housing Checklist' },
      {
        in: ['region', 'PCS Housing Checklist'],
        lines: [
          { count: 14, of: 'heading', named: 'Step ' },
          { count: 1, of: 'heading', named: 'Step 14: ' },
          { count: 14, of: 'heading', named: 'Career Considerations' },
          { exact: '3 months before PCS' },
          { exact: '2-3 months' },
          { exact: '2 months' },
          { exact: '1-2 months' },
          { exact: '1 month' },
          { exact: '2-4 weeks' },
          { exact: '1-2 weeks' },
          { exact: 'Move-in day' },
          { exact: 'Within 30 days of arrival' },
          { exact: 'First month' },
        ],
      },
    ],
  },

  // 2. Decisions tab
  {
    place: { path: `${path}?tab=decisions` },
    lines: [
      bahCard,
      { tabs, selected: 'Housing Decisions' },
      { heading: 'On-Base Pros' },
      { heading: 'On-Base Cons' },
      { heading: 'Off-Base Pros' },
      { heading: 'Off-Base Cons' },
      {
        in: ['region', 'Buying or Renting'],
        lines: [
          { exact: 'Factor' },
          { exact: 'Buying Better When' },
          { exact: 'Renting Better When' },
          { exact: 'Career Impact' },
          { count: 4, of: 'columnheader' },
          { count: 5, of: 'rowheader' },
        ],
      },
      {
        in: ['region', 'Career-First Decision Framework'],
        lines: [{ count: 5, of: 'listitem' }],
      },
    ],
  },

  // 2. Resources tab; 9. 4 Official, 3 Rental & Purchase, 2 Reviews and 3 Moving
  {
    place: { path: `${path}?tab=resources` },
    lines: [
      bahCard,
      { tabs, selected: 'Resources' },
      {
        in: ['region', 'Housing Resources'],
        lines: [
          { headings: ['Official', 'Rental & Purchase', 'Reviews', 'Moving'], level: 3 },
          { outbound: 4 + 3 + 2 + 3 },
        ],
      },
      { in: ['region', 'Success Story'], lines: ['Illustrative example'] },
    ],
  },
]
