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
  { place: { path }, finds: [{ tabs, selected: 'My Skills' }] },
  // 2. Screens and routes › Professional Development: four stat cards, five tabs, the skills
  {
    place: { path: `${path}?tab=skills` },
    finds: [
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
    finds: [
      {
        in: ['form', 'Add Skill'],
        finds: [
          { field: 'Skill Name', required: true },
          { select: 'Category', options: categories, required: true, holds: 'Technical' },
          { select: 'Level', options: levels, required: true, holds: 'Beginner' },
          { checkbox: 'I want to learn or improve this skill', checked: false },
        ],
      },
    ],
  },
  {
    place: { path: `${path}?tab=skills`, given: 'a skill of each category' },
    finds: [
      { figure: '5', label: 'Skills Tracked' },
      // "Grouped by category in the order technical, leadership, communication, industry, other"
      {
        in: ['region', 'My Skills Inventory'],
        finds: [{ headings: categories.map((category) => `${category} (1)`), level: 3 }],
      },
      {
        in: ['card', 'SQL'],
        finds: [{ whole: 'Beginner' }, { button: 'Edit SQL' }, { button: 'Delete SQL' }],
      },
      { in: ['card', 'Coaching'], finds: [{ whole: 'Intermediate' }] },
      { in: ['card', 'Interviewing'], finds: [{ whole: 'Advanced' }] },
      { in: ['card', 'Freight rules'], finds: [{ whole: 'Expert' }] },
    ],
  },
  // 5. Delete confirmations
  {
    place: {
      path: `${path}?tab=skills`,
      given: 'a skill of each category',
      open: ['Delete SQL'],
    },
    finds: ['Delete this skill?'],
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
    finds: [{ heading: 'No skills tracked yet' }],
  },

  // 2. Certifications tab
  {
    place: { path: `${path}?tab=certifications` },
    finds: [
      { tabs, selected: 'My Certifications' },
      { button: '+ Add Certification' },
      { heading: 'No certifications tracked yet' },
    ],
  },
  // 4. Certification; 5. Certification form: for an earned one …
  {
    place: { path: `${path}?tab=certifications`, open: ['+ Add Certification'] },
    finds: [
      {
        in: ['form', 'Add Certification'],
        finds: [
          { field: 'Certification Name', required: true },
          { field: 'Issuing Organization', required: true },
          { select: 'Status', options: certificationStatus, required: true, holds: 'Earned' },
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
    finds: [
      {
        in: ['form', 'Add Certification'],
        finds: [
          { field: 'Target Date', type: 'date', required: true },
          { field: 'Cost' },
          { field: 'Time to Complete' },
          { field: 'Prerequisites' },
          { field: 'Study Progress', type: 'number', holds: '0' },
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
    finds: [
      { figure: '1', label: 'Certifications' },
      { heading: 'Certifications Expiring Soon' },
      'CompTIA A+ expires May 31, 2026 (in 90 days).',
      { heading: 'Current Certifications (1)' },
      { heading: 'Working Towards (1)' },
      {
        in: ['card', 'CompTIA A+'],
        finds: [
          { whole: 'Earned' },
          { whole: 'Date Earned' },
          { whole: 'Expiration Date' },
          { whole: 'Renewal Requirements' },
        ],
      },
      {
        in: ['card', 'Security+'],
        finds: [
          { whole: 'Target' },
          { whole: 'Target Date' },
          { whole: 'Cost' },
          { whole: 'Time to Complete' },
          { whole: 'Prerequisites' },
          { whole: '35%' },
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
    finds: [{ heading: 'Current Certifications (1)' }, { absent: 'Certifications Expiring Soon' }],
  },
  {
    place: {
      path: `${path}?tab=certifications`,
      given: 'an earned certification and a target',
      open: ['Delete CompTIA A+'],
    },
    finds: ['Delete this certification?'],
  },

  // 2. Goals tab
  {
    place: { path: `${path}?tab=goals` },
    finds: [
      { tabs, selected: 'Learning Goals' },
      { button: '+ Add Goal' },
      { heading: 'No learning goals yet' },
      { button: 'Create Your First Goal' },
    ],
  },
  // 3. Learning goal; 5. Goal form
  {
    place: { path: `${path}?tab=goals`, open: ['+ Add Goal'] },
    finds: [
      {
        in: ['form', 'Add Goal'],
        finds: [
          { field: 'Goal Title', required: true },
          { field: 'Target Date', type: 'date', required: true },
          { field: 'Hours Spent', type: 'number', holds: '0' },
          { field: 'Description' },
        ],
      },
    ],
  },
  {
    place: { path: `${path}?tab=goals`, given: 'an active and a completed goal' },
    finds: [
      { figure: '1', label: 'Active Goals' },
      // The sum across all goals, completed ones too.
      { figure: '20', label: 'Learning Hours' },
      { heading: 'Active Goals (1)' },
      { heading: 'Completed Goals (1)' },
      {
        in: ['card', 'Learn SQL'],
        finds: ['Joins and windows.', { checkbox: 'Completed: Learn SQL', checked: false }],
      },
      {
        in: ['card', 'Learn Excel'],
        finds: [{ checkbox: 'Completed: Learn Excel', checked: true }],
      },
    ],
  },
  {
    place: {
      path: `${path}?tab=goals`,
      given: 'an active and a completed goal',
      open: ['Delete Learn SQL'],
    },
    finds: ['Delete this goal?'],
  },

  // 2. Resources tab; 9. Resource costs shown; MyCAA; 6. MyCAA ranks
  {
    place: { path: `${path}?tab=resources` },
    finds: [
      { tabs, selected: 'Learning Resources' },
      {
        in: ['region', 'Learning Resources'],
        finds: [
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
        finds: [
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
    finds: [
      { tabs, selected: 'Cert Guide' },
      { heading: 'Why Certifications Matter' },
      {
        in: ['region', 'Popular Certifications by Field'],
        finds: [
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
      { in: ['region', 'Success Story'], finds: ['Illustrative example'] },
    ],
  },
]
