import type { Entry, Find } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/housing'
const tabs = ['Overview', 'PCS Housing Checklist', 'Housing Decisions', 'Resources']
const calculator =
  'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/'

// On every tab: "a BAH card with an external link to the official BAH calculator"
const bahCard: Find = {
  in: ['region', 'Basic Allowance for Housing (BAH)'],
  finds: [
    { link: 'Official BAH Rate Lookup', to: calculator },
    { absent: 'It does not change with the home you rent.' },
  ],
}

/** The Housing Hub. */
export const housing: readonly Entry[] = [
  // 2. Screens and routes › Housing Hub: "Overview is the default"
  { place: { path }, finds: [{ tabs, selected: 'Overview' }] },
  {
    place: { path: `${path}?tab=overview` },
    finds: [
      ...aroundEveryScreen,
      { heading: 'Housing Hub', level: 1 },
      bahCard,
      { tabs, selected: 'Overview' },
      {
        in: ['region', 'Career Considerations'],
        finds: [
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
      { in: ['region', 'Quick Tips'], finds: [{ count: 6, of: 'listitem' }] },
    ],
  },

  {
    place: { path: `${path}?tab=overview`, open: [{ expand: 'What BAH Is' }] },
    finds: ['It does not change with the home you rent.'],
  },

  // 2. Checklist tab; 9. 14 steps and the timeframes used
  {
    place: { path: `${path}?tab=checklist`, open: ['Open All'] },
    finds: [
      bahCard,
      { tabs, selected: 'PCS Housing Checklist' },
      {
        in: ['region', 'PCS Housing Checklist'],
        finds: [
          { count: 14, of: 'heading', named: 'Step ' },
          { count: 1, of: 'heading', named: 'Step 14: ' },
          { count: 14, of: 'heading', named: 'Career Considerations' },
          { whole: '3 months before PCS' },
          { whole: '2-3 months' },
          { whole: '2 months' },
          { whole: '1-2 months' },
          { whole: '1 month' },
          { whole: '2-4 weeks' },
          { whole: '1-2 weeks' },
          { whole: 'Move-in day' },
          { whole: 'Within 30 days of arrival' },
          { whole: 'First month' },
        ],
      },
    ],
  },

  // 2. Decisions tab
  {
    place: { path: `${path}?tab=decisions` },
    finds: [
      bahCard,
      { tabs, selected: 'Housing Decisions' },
      { heading: 'On-Base Pros' },
      { heading: 'On-Base Cons' },
      { heading: 'Off-Base Pros' },
      { heading: 'Off-Base Cons' },
      {
        in: ['region', 'Buying or Renting'],
        finds: [
          { whole: 'Factor' },
          { whole: 'Buying Better When' },
          { whole: 'Renting Better When' },
          { whole: 'Career Impact' },
          { count: 4, of: 'columnheader' },
          { count: 5, of: 'rowheader' },
        ],
      },
      {
        in: ['region', 'Career-First Decision Framework'],
        finds: [{ count: 5, of: 'listitem' }],
      },
    ],
  },

  // 2. Resources tab; 9. 4 Official, 3 Rental & Purchase, 2 Reviews and 3 Moving
  {
    place: { path: `${path}?tab=resources` },
    finds: [
      bahCard,
      { tabs, selected: 'Resources' },
      {
        in: ['region', 'Housing Resources'],
        finds: [
          { headings: ['Official', 'Rental & Purchase', 'Reviews', 'Moving'], level: 3 },
          { outbound: 4 + 3 + 2 + 3 },
        ],
      },
      { in: ['region', 'Success Story'], finds: ['Illustrative example'] },
    ],
  },
]
