import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/professional-dev'
const tabs = [
  'My Skills',
  'My Certifications',
  'Learning Goals',
  'Learning Resources',
  'Cert Guide',
]
const categories = ['Technical', 'Leadership', 'Communication', 'Industry', 'Other']
const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert']
const certificationStatus = ['Earned', 'Working Towards (Target)']

/** Professional Development. */
export const professionalDev: readonly Entry[] = [
  { place: { path }, lines: [{ tabs, selected: 'My Skills' }] },
  // 2. Screens and routes › Professional Development: four stat cards, five tabs, the skills
  {
    place: { path: `${path}?tab=skills` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Professional Development', level: 1 },
      { figure: '0', label: 'Skills Tracked' },
      { figure: '0', label: 'Certifications' },
      { figure: '0', label: 'Active Goals' },
      { figure: '0', label: 'Learning Hours' },
      { tabs, selected: 'My Skills' },
      { heading: 'My Skills Inventory' },
      { button: '+ Add Skill' },
      { heading: 'No skills tracked yet' },
      { button: 'Add Your First Skill' },
    ],
  },
  // 3. Skill; 5. Validation rules › Skill form
  {
    place: { path: `${path}?tab=skills`, open: ['+ Add Skill'] },
    lines: [
      {
        in: ['form', 'Add Skill'],
        lines: [
          { field: 'Skill Name', required: true },
          { select: 'Category', options: categories, required: true, value: 'Technical' },
          { select: 'Level', options: levels, required: true, value: 'Beginner' },
          { checkbox: 'I want to learn or improve this skill', checked: false },
        ],
      },
    ],
  },
  {
    place: { path: `${path}?tab=skills`, given: 'a skill of each category' },
    lines: [
      { figure: '5', label: 'Skills Tracked' },
      // "Grouped by category in the order technical, leadership, communication, industry, other"
      {
        in: ['region', 'My Skills Inventory'],
        lines: [{ headings: categories.map((category) => `${category} (1)`), level: 3 }],
      },
      {
        in: ['card', 'SQL'],
        lines: [{ exact: 'Beginner' }, { button: 'Edit SQL' }, { button: 'Delete SQL' }],
      },
      { in: ['card', 'Coaching'], lines: [{ exact: 'Intermediate' }] },
      { in: ['card', 'Interviewing'], lines: [{ exact: 'Advanced' }] },
      { in: ['card', 'Freight rules'], lines: [{ exact: 'Expert' }] },
    ],
  },
  // 5. Delete confirmations
  {
    place: {
      path: `${path}?tab=skills`,
      given: 'a skill of each category',
      open: ['Delete SQL'],
    },
    lines: ['Delete this skill?'],
  },
  // 8. "Skills, certifications and goals log a console message and use an empty list"
  {
    place: {
      path: `${path}?tab=skills`,
      given: 'unreadable data',
      logs: [
        'Error loading skills:',
        'Error loading certifications:',
        'Error loading learning goals:',
      ],
    },
    lines: [{ heading: 'No skills tracked yet' }],
  },

  // 2. Certifications tab
  {
    place: { path: `${path}?tab=certifications` },
    lines: [
      { tabs, selected: 'My Certifications' },
      { button: '+ Add Certification' },
      { heading: 'No certifications tracked yet' },
    ],
  },
  // 4. Certification; 5. Certification form: for an earned one …
  {
    place: { path: `${path}?tab=certifications`, open: ['+ Add Certification'] },
    lines: [
      {
        in: ['form', 'Add Certification'],
        lines: [
          { field: 'Certification Name', required: true },
          { field: 'Issuing Organization', required: true },
          { select: 'Status', options: certificationStatus, required: true, value: 'Earned' },
          { field: 'Date Earned', type: 'date', required: true },
          { field: 'Expiration Date', type: 'date' },
          { field: 'Renewal Requirements' },
          { absent: 'Target Date' },
          { absent: 'Study Progress' },
        ],
      },
    ],
  },
  // … and for a target
  {
    place: {
      path: `${path}?tab=certifications`,
      open: ['+ Add Certification', { choose: 'Working Towards (Target)', in: 'Status' }],
    },
    lines: [
      {
        in: ['form', 'Add Certification'],
        lines: [
          { field: 'Target Date', type: 'date', required: true },
          { field: 'Cost' },
          { field: 'Time to Complete' },
          { field: 'Prerequisites' },
          { field: 'Study Progress', type: 'number', value: '0' },
          'Percent, from 0 to 100.',
          { absent: 'Date Earned' },
          { absent: 'Expiration Date' },
          { absent: 'Renewal Requirements' },
        ],
      },
    ],
  },
  // 9. Expiring-soon window: 90 days, here from 2 March to 31 May
  {
    place: {
      path: `${path}?tab=certifications`,
      given: 'an earned certification and a target',
      at: '2026-03-02T09:00',
    },
    lines: [
      { figure: '1', label: 'Certifications' },
      { heading: 'Certifications Expiring Soon' },
      'CompTIA A+ expires May 31, 2026 (in 90 days).',
      { heading: 'Current Certifications (1)' },
      { heading: 'Working Towards (1)' },
      {
        in: ['card', 'CompTIA A+'],
        lines: [
          { exact: 'Earned' },
          { exact: 'Date Earned' },
          { exact: 'Expiration Date' },
          { exact: 'Renewal Requirements' },
        ],
      },
      {
        in: ['card', 'Security+'],
        lines: [
          { exact: 'Target' },
          { exact: 'Target Date' },
          { exact: 'Cost' },
          { exact: 'Time to Complete' },
          { exact: 'Prerequisites' },
          { exact: '35%' },
        ],
      },
    ],
  },
  {
    place: {
      path: `${path}?tab=certifications`,
      given: 'an earned certification and a target',
      at: '2026-03-01T23:59',
    },
    lines: [{ heading: 'Current Certifications (1)' }, { absent: 'Certifications Expiring Soon' }],
  },
  {
    place: {
      path: `${path}?tab=certifications`,
      given: 'an earned certification and a target',
      open: ['Delete CompTIA A+'],
    },
    lines: ['Delete this certification?'],
  },

  // 2. Goals tab
  {
    place: { path: `${path}?tab=goals` },
    lines: [
      { tabs, selected: 'Learning Goals' },
      { button: '+ Add Goal' },
      { heading: 'No learning goals yet' },
      { button: 'Create Your First Goal' },
    ],
  },
  // 3. Learning goal; 5. Goal form
  {
    place: { path: `${path}?tab=goals`, open: ['+ Add Goal'] },
    lines: [
      {
        in: ['form', 'Add Goal'],
        lines: [
          { field: 'Goal Title', required: true },
          { field: 'Target Date', type: 'date', required: true },
          { field: 'Hours Spent', type: 'number', value: '0' },
          { field: 'Description' },
        ],
      },
    ],
  },
  {
    place: { path: `${path}?tab=goals`, given: 'an active and a completed goal' },
    lines: [
      { figure: '1', label: 'Active Goals' },
      // The sum across all goals, completed ones too.
      { figure: '20', label: 'Learning Hours' },
      { heading: 'Active Goals (1)' },
      { heading: 'Completed Goals (1)' },
      {
        in: ['card', 'Learn SQL'],
        lines: ['Joins and windows.', { checkbox: 'Completed: Learn SQL', checked: false }],
      },
      {
        in: ['card', 'Learn Excel'],
        lines: [{ checkbox: 'Completed: Learn Excel', checked: true }],
      },
    ],
  },
  {
    place: {
      path: `${path}?tab=goals`,
      given: 'an active and a completed goal',
      open: ['Delete Learn SQL'],
    },
    lines: ['Delete this goal?'],
  },

  // 2. Resources tab; 9. Resource costs shown; MyCAA; 6. MyCAA ranks
  {
    place: { path: `${path}?tab=resources` },
    lines: [
      { tabs, selected: 'Learning Resources' },
      {
        in: ['region', 'Learning Resources'],
        lines: [
          {
            headings: [
              'Free Resources',
              'Military Spouse Specific',
              'Tech & Development',
              'Business & Professional',
              'Healthcare',
              'Education & Teaching',
              'Creative & Design',
            ],
            level: 3,
          },
          '$19.99/mo',
          '$39.99/mo',
          '$32/mo',
          // "The professional development module is described as having the '40+' resources"
          { outbound: 40, orMore: true },
        ],
      },
      {
        in: ['region', 'MyCAA Scholarship'],
        lines: [
          'up to $4,000',
          'ranks E1-E5, W1-W2 and O1-O2',
          { link: 'Open the MyCAA portal', to: 'https://mycaa.militaryonesource.mil/mycaa/' },
        ],
      },
    ],
  },

  // 2. Cert Guide tab; 3. Certification guide: 7 fields
  {
    place: { path: `${path}?tab=guide` },
    lines: [
      { tabs, selected: 'Cert Guide' },
      { heading: 'Why Certifications Matter' },
      {
        in: ['region', 'Popular Certifications by Field'],
        lines: [
          {
            headings: [
              'Technology & IT',
              'Project Management',
              'Human Resources',
              'Healthcare',
              'Finance & Accounting',
              'Education & Training',
              'Real Estate & Property Management',
            ],
            level: 3,
          },
        ],
      },
      { heading: 'How to Choose a Certification' },
      { heading: 'Study Tips' },
      { in: ['region', 'Success Story'], lines: ['Illustrative example'] },
    ],
  },
]
