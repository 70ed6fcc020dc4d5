import type { Entry } from './entry'
import { aroundEveryScreen } from './shell'

const modules = [
  'Job Search Hub',
  'Career Planner',
  'PCS Career Prep',
  'Professional Development',
  'Networking',
  'Licensing Navigator',
  'Housing Hub',
]

/** The Command Center. */
export const dashboard: readonly Entry[] = [
  // 2. Screens and routes › Dashboard (/app), before the setup
  {
    place: { path: '/app', at: '2026-03-02T11:59' },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Good morning', level: 1 },
      'You are using the free beta.',
      'As an early user, you get lifetime premium access when paid tiers launch.',
      {
        in: ['region', 'Complete Setup'],
        lines: ['They take about 2 minutes.', { link: 'Start Setup', to: '/welcome' }],
      },
      { in: ['region', 'Tip 1 of 7'], lines: [{ button: 'Pause tips' }] },
      {
        in: ['main'],
        lines: [
          { link: '0 Job Applications', to: '/app/job-search' },
          { link: '0% PCS Prep Complete', to: '/app/pcs-prep' },
          { link: '40+ Learning Resources', to: '/app/professional-dev?tab=resources' },
          { link: 'Network', to: '/app/networking' },
          { in: ['link', '0 Job Applications'], lines: [{ absent: 'interview' }] },
        ],
      },
      {
        in: ['region', 'All Modules'],
        lines: [
          { link: 'Edit Preferences', to: '/app/settings' },
          ...modules,
          { count: 7, of: 'listitem' },
        ],
      },
      {
        in: ['complementary', 'Retiring or separating?'],
        lines: [
          '$49 one-time or $7 a month',
          { link: 'Visit Transition Toolkit', to: 'https://transition-toolkit.example/' },
          { button: 'Dismiss the message about Transition Toolkit' },
        ],
      },
      {
        in: ['region', 'Quick Actions'],
        lines: [
          { links: ['Edit Profile', 'Add Job Application', 'Assess Skills', 'Find Connections'] },
          { link: 'Edit Profile', to: '/app/profile' },
          { link: 'Add Job Application', to: '/app/job-search?tab=tracker&edit=new' },
          { link: 'Assess Skills', to: '/app/career-planner?tab=assessment' },
          { link: 'Find Connections', to: '/app/networking' },
        ],
      },
    ],
  },

  // "Hidden once onboarding is complete", not before
  {
    place: { path: '/app', given: 'the privacy step done' },
    lines: [{ in: ['region', 'Complete Setup'], lines: [{ link: 'Start Setup', to: '/welcome' }] }],
  },

  // 9. Business constants › Greeting cutoffs: 12:00 and 18:00; the name follows where there is one
  {
    place: { path: '/app', at: '2026-03-02T12:00' },
    lines: [{ heading: 'Good afternoon', level: 1 }],
  },
  {
    place: { path: '/app', at: '2026-03-02T17:59', given: 'the setup done' },
    lines: [{ heading: 'Good afternoon, Jamie', level: 1 }],
  },
  {
    place: { path: '/app', at: '2026-03-02T18:00', given: 'the setup done' },
    lines: [
      { heading: 'Good evening, Jamie', level: 1 },
      { absent: 'Complete Setup' },
      {
        in: ['region', 'Your Priority Modules'],
        lines: ['Job Search Hub', 'Housing Hub', { count: 2, of: 'listitem' }],
      },
    ],
  },

  // 9. Business constants › Tip rotation: every 10 seconds, 7 tips
  {
    place: { path: '/app', after: 9 },
    lines: [{ in: ['region', 'Tip 1 of 7'], lines: ['Your progress lives only in this browser.'] }],
  },
  {
    place: { path: '/app', after: 10 },
    lines: [{ in: ['region', 'Tip 2 of 7'], lines: ['Paste the job posting into Posting Text'] }],
  },
  {
    place: { path: '/app', after: 60 },
    lines: [{ in: ['region', 'Tip 7 of 7'], lines: ['The housing allowance (BAH) follows'] }],
  },
  { place: { path: '/app', after: 70 }, lines: [{ heading: 'Tip 1 of 7' }] },

  // 2. Dashboard: the job application total, "with an interview count when above zero, pluralised"
  {
    place: { path: '/app', given: 'an application of each status' },
    lines: [{ link: '5 Job Applications 1 interview', to: '/app/job-search' }],
  },
  {
    place: { path: '/app', given: 'two interviews' },
    lines: [{ link: '5 Job Applications 2 interviews', to: '/app/job-search' }],
  },
  // 10 of 55 items are 18.18 percent
  {
    place: { path: '/app', given: 'three months checked off' },
    lines: [{ link: '18% PCS Prep Complete', to: '/app/pcs-prep' }],
  },
  {
    place: { path: '/app', given: 'the promo dismissed' },
    lines: [{ heading: 'Quick Actions' }, { absent: 'Retiring or separating?' }],
  },
]
