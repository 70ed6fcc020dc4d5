import type { Entry, Line } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/job-search'
const tabs = ['Application Tracker', 'Job Boards', 'Interview Prep']
const statuses = ['Applied', 'Interview Scheduled', 'Offer Received', 'Rejected', 'Withdrawn']

// 3. Entities › Job application; 5. Validation rules
const form: readonly Line[] = [
  { field: 'Company', required: true },
  { field: 'Position', required: true },
  { field: 'Date Applied', type: 'date', required: true },
  { select: 'Status', options: statuses, required: true },
  { field: 'Location' },
  { select: 'Job Type', options: ['Not specified', 'Remote', 'Hybrid', 'On-site'] },
  { field: 'Salary Range' },
  { field: 'Posting Link', type: 'url' },
  { field: 'Notes' },
  { button: 'Save' },
  { button: 'Cancel' },
]

/** The Job Search Hub. */
export const jobSearch: readonly Entry[] = [
  // 2. Screens and routes › Job Search Hub: header counters, three tabs, the tracker
  {
    place: { path: `${path}?tab=tracker` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Job Search Hub', level: 1 },
      { figure: '0', label: 'Total' },
      { figure: '0', label: 'Applied' },
      { figure: '0', label: 'Interviews' },
      { figure: '0', label: 'Offers' },
      { figure: '0', label: 'Rejected' },
      { tabs, selected: 'Application Tracker' },
      { button: 'Add Job Application' },
      { heading: 'No Applications Yet' },
      { button: 'Add Your First Application' },
    ],
  },
  {
    place: { path: `${path}?tab=tracker`, open: ['Add Job Application'] },
    lines: [
      {
        in: ['form', 'Add New Application'],
        lines: [
          ...form,
          // 4. Job application status: date today, status applied
          { field: 'Date Applied', value: '2026-12-01' },
          { select: 'Status', options: statuses, value: 'Applied' },
        ],
      },
    ],
  },
  {
    place: { path: `${path}?tab=tracker`, open: ['Add Your First Application'] },
    lines: [{ heading: 'Add New Application' }],
  },
  {
    place: { path: `${path}?tab=tracker`, given: 'an application of each status' },
    lines: [
      { figure: '5', label: 'Total' },
      { figure: '1', label: 'Applied' },
      { figure: '1', label: 'Interviews' },
      { figure: '1', label: 'Offers' },
      { figure: '1', label: 'Rejected' },
      { field: 'Search', placeholder: 'Search by company, position, location' },
      {
        select: 'Status',
        options: [
          'All (5)',
          'Applied (1)',
          'Interview Scheduled (1)',
          'Offer Received (1)',
          'Rejected (1)',
          'Withdrawn (1)',
        ],
      },
      {
        in: ['card', 'Data Analyst'],
        lines: [
          { exact: 'Acme Logistics' },
          { exact: 'Interview Scheduled' },
          { exact: 'Date Applied' },
          { exact: 'Feb 18, 2026' },
          { exact: 'Honolulu, HI' },
          { exact: '$55k–$65k' },
          { exact: 'Hybrid' },
          'Met the team at the hiring fair.',
          { link: 'View Posting', to: 'https://jobs.example.com/postings/1' },
          { button: 'Edit Data Analyst at Acme Logistics' },
          { button: 'Delete Data Analyst at Acme Logistics' },
        ],
      },
      { in: ['card', 'Planner'], lines: [{ exact: 'Applied' }] },
      { in: ['card', 'Buyer'], lines: [{ exact: 'Offer Received' }] },
      { in: ['card', 'Clerk'], lines: [{ exact: 'Rejected' }] },
      { in: ['card', 'Courier'], lines: [{ exact: 'Withdrawn' }] },
    ],
  },
  {
    place: {
      path: `${path}?tab=tracker`,
      given: 'an application of each status',
      open: ['Edit Data Analyst at Acme Logistics'],
    },
    lines: [
      {
        in: ['form', 'Edit Application'],
        lines: [
          ...form,
          { field: 'Company', value: 'Acme Logistics' },
          { select: 'Status', options: statuses, value: 'Interview Scheduled' },
        ],
      },
    ],
  },
  // 5. Validation rules › Delete confirmations
  {
    place: {
      path: `${path}?tab=tracker`,
      given: 'an application of each status',
      open: ['Delete Data Analyst at Acme Logistics'],
    },
    lines: ['Are you sure you want to delete this application?', { button: 'Cancel' }],
  },
  // 8. The error catalogue: read failures are logged, and an empty list is used
  {
    place: {
      path: `${path}?tab=tracker`,
      given: 'unreadable data',
      logs: ['Error loading job applications:'],
    },
    lines: [{ heading: 'No Applications Yet' }, { figure: '0', label: 'Total' }],
  },

  // 2. Job Boards tab; 9. "7 groups; one paid at about 14.95 per month"
  {
    place: { path: `${path}?tab=boards` },
    lines: [
      { tabs, selected: 'Job Boards' },
      {
        in: ['region', 'Job Boards'],
        lines: [
          {
            headings: [
              'Military Spouse Friendly',
              'Remote-First',
              'General Job Boards',
              'Federal & Government',
              'Tech',
              'Healthcare',
              'Education',
            ],
            level: 3,
          },
          { exact: 'Free' },
          { exact: 'Paid', times: 1 },
          'from about $14.95 a month',
          { outbound: 7, orMore: true },
        ],
      },
      // Job search tips follow.
      { in: ['region', 'Search With Your Next Move in Mind'], lines: ['Start early.'] },
    ],
  },

  // 2. Interview Prep tab
  {
    place: { path: `${path}?tab=interview` },
    lines: [
      { tabs, selected: 'Interview Prep' },
      { button: 'Show My Interviews' },
      { in: ['region', 'Common Interview Questions'], lines: ['Tell me about yourself.'] },
      {
        in: ['region', 'Questions to Ask the Interviewer'],
        lines: ['What would a good first 90 days look like?'],
      },
      { heading: 'Military Spouse Interview Tips' },
    ],
  },
  {
    place: {
      path: `${path}?tab=interview`,
      given: 'an application of each status',
      open: ['Show My Interviews'],
      leadsTo: `${path}?tab=tracker&status=interview`,
    },
    lines: [
      { tabs, selected: 'Application Tracker' },
      {
        select: 'Status',
        options: [
          'All (5)',
          'Applied (1)',
          'Interview Scheduled (1)',
          'Offer Received (1)',
          'Rejected (1)',
          'Withdrawn (1)',
        ],
        value: 'Interview Scheduled (1)',
      },
      { heading: 'Data Analyst' },
      { absent: 'Courier' },
    ],
  },
]
