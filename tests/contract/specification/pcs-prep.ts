import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/pcs-prep'
const tabs = ['Timeline Checklist', 'Specialized Checklists']

/** PCS Career Prep. */
export const pcsPrep: readonly Entry[] = [
  { place: { path }, lines: [{ tabs, selected: 'Timeline Checklist' }] },
  // 2. Screens and routes › PCS Career Prep: overall progress, two tabs, the timeline
  // 3. PCS checklist: phases with 10, 10, 10, 10 and 15 items
  {
    place: { path: `${path}?tab=timeline` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'PCS Career Prep', level: 1 },
      'PCS (permanent change of station)',
      { heading: 'Overall Progress' },
      '0% complete, 0 of 55',
      { progress: 'Overall Progress', percent: 0 },
      { tabs, selected: 'Timeline Checklist' },
      {
        in: ['region', 'Timeline Checklist'],
        lines: [
          {
            headings: [
              '3 Months Before PCS',
              '2 Months Before PCS',
              '1 Month Before PCS',
              'Moving Week',
              'After Arrival (First 30 Days)',
            ],
            level: 3,
          },
          // Only the section 3-months is open.
          { count: 10, of: 'checkbox' },
        ],
      },
      {
        in: ['disclosure', '3 Months Before PCS'],
        lines: [
          '0/10 done',
          { progress: '3 Months Before PCS: 0% done', percent: 0 },
          { count: 10, of: 'checkbox' },
          // 9. Licensing fee guidance in a checklist item
          'Plan for license fees. Our estimate is $100 to $500+.',
        ],
      },
      { in: ['disclosure', '2 Months Before PCS'], lines: ['0/10 done'] },
      { in: ['disclosure', '1 Month Before PCS'], lines: ['0/10 done'] },
      { in: ['disclosure', 'Moving Week'], lines: ['0/10 done'] },
      { in: ['disclosure', 'After Arrival (First 30 Days)'], lines: ['0/15 done'] },
      // A tips list follows.
      { in: ['region', 'Tips for Moving Your Career'], lines: ['Do one item a day.'] },
      // A closing motivational card.
      { heading: 'One Step Is Enough for Today' },
      { absent: 'Congratulations!' },
    ],
  },
  {
    place: {
      path: `${path}?tab=timeline`,
      open: [
        { expand: '2 Months Before PCS' },
        { expand: '1 Month Before PCS' },
        { expand: 'Moving Week' },
        { expand: 'After Arrival (First 30 Days)' },
      ],
    },
    lines: [
      { in: ['disclosure', '2 Months Before PCS'], lines: [{ count: 10, of: 'checkbox' }] },
      { in: ['disclosure', '1 Month Before PCS'], lines: [{ count: 10, of: 'checkbox' }] },
      { in: ['disclosure', 'Moving Week'], lines: [{ count: 10, of: 'checkbox' }] },
      {
        in: ['disclosure', 'After Arrival (First 30 Days)'],
        lines: [{ count: 15, of: 'checkbox' }],
      },
    ],
  },
  // 9. Checklist percent: rounded to whole number, per phase and overall
  {
    place: { path: `${path}?tab=timeline`, given: 'three months checked off' },
    lines: [
      '18% complete, 10 of 55',
      { progress: 'Overall Progress', percent: 18 },
      {
        in: ['disclosure', '3 Months Before PCS'],
        lines: ['10/10 done', { progress: '3 Months Before PCS: 100% done', percent: 100 }],
      },
      { absent: 'Congratulations!' },
    ],
  },
  {
    place: { path: `${path}?tab=timeline`, given: 'the whole timeline checked off' },
    lines: [
      '100% complete, 55 of 55',
      "Congratulations! You've completed all checklist items!",
      { in: ['disclosure', 'After Arrival (First 30 Days)'], lines: ['15/15 done'] },
    ],
  },

  // 2. Specialized tab; 3. Situational checklists, 10 items each
  {
    place: {
      path: `${path}?tab=specialized`,
      open: [
        { expand: 'Licensed Professionals' },
        { expand: 'Remote Workers' },
        { expand: 'Federal Employees' },
        { expand: 'Entrepreneurs' },
        { expand: 'Students' },
      ],
    },
    lines: [
      { tabs, selected: 'Specialized Checklists' },
      {
        in: ['region', 'Specialized Checklists'],
        lines: [
          {
            headings: [
              'Licensed Professionals',
              'Remote Workers',
              'Federal Employees',
              'Entrepreneurs',
              'Students',
            ],
            level: 3,
          },
        ],
      },
      {
        in: ['disclosure', 'Licensed Professionals'],
        lines: ['0/10 done', { count: 10, of: 'checkbox' }],
      },
      { in: ['disclosure', 'Remote Workers'], lines: ['0/10 done', { count: 10, of: 'checkbox' }] },
      {
        in: ['disclosure', 'Federal Employees'],
        lines: ['0/10 done', { count: 10, of: 'checkbox' }],
      },
      { in: ['disclosure', 'Entrepreneurs'], lines: ['0/10 done', { count: 10, of: 'checkbox' }] },
      { in: ['disclosure', 'Students'], lines: ['0/10 done', { count: 10, of: 'checkbox' }] },
      { in: ['region', 'Helpful Resources'], lines: [{ outbound: 4 }] },
      {
        in: ['region', 'Need Help?'],
        lines: [
          'Installation employment office',
          'Military OneSource: call 800-342-9647',
          'to talk to a counselor',
          { link: 'Call Military OneSource: 800-342-9647', to: 'tel:800-342-9647' },
          'Local spouse groups',
        ],
      },
      { heading: 'One Step Is Enough for Today' },
    ],
  },
  // 8. The error catalogue: read failures are logged, and an empty object is used
  {
    place: {
      path: `${path}?tab=timeline`,
      given: 'unreadable data',
      logs: ['Error loading checklist progress:'],
    },
    lines: ['0% complete, 0 of 55'],
  },
]
