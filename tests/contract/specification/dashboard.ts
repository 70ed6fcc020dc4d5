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
    finds: [
      ...aroundEveryScreen,
      { heading: 'Good morning', level: 1 },
      'You are using the free beta.',
      'As an early user, you get lifetime premium access when paid tiers launch.',
      {
        in: ['region', 'Complete Setup'],
        finds: ['They take about 2 minutes.', { link: 'Start Setup', to: '/welcome' }],
      },
      { in: ['region', 'Tip 1 of 7'], finds: [{ button: 'Pause tips' }] },
      {
        in: ['main'],
        finds: [
          { link: '0 Job Applications', to: '/app/job-search' },
          { link: '0% PCS Prep Complete', to: '/app/pcs-prep' },
          { link: '40+ Learning Resources', to: '/app/professional-dev?tab=resources' },
          { link: 'Network', to: '/app/networking' },
          { in: ['link', '0 Job Applications'], finds: [{ absent: 'interview' }] },
        ],
      },
      {
        in: ['region', 'All Modules'],
        finds: [
          { link: 'Edit Preferences', to: '/app/settings' },
          ...modules,
          { count: 7, of: 'listitem' },
        ],
      },
      {
        in: ['complementary', 'Retiring or separating?'],
        finds: [
          '$49 one-time or $7 a month',
          { link: 'Visit Transition Toolkit', to: 'https://transition-toolkit.example/' },
          { button: 'Dismiss the message about Transition Toolkit' },
        ],
      },
      {
        in: ['region', 'Quick Actions'],
        finds: [
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
    finds: [{ in: ['region', 'Complete Setup'], finds: [{ link: 'Start Setup', to: '/welcome' }] }],
  },

  // 9. Business constants › Greeting cutoffs: 12:00 and 18:00; the name follows where there is one
  {
    place: { path: '/app', at: '2026-03-02T12:00' },
    finds: [{ heading: 'Good afternoon', level: 1 }],
  },
  {
    place: { path: '/app', at: '2026-03-02T17:59', given: 'the setup done' },
    finds: [{ heading: 'Good afternoon, Jamie', level: 1 }],
  },
  {
    place: { path: '/app', at: '2026-03-02T18:00', given: 'the setup done' },
    finds: [
      { heading: 'Good evening, Jamie', level: 1 },
      { absent: 'Complete Setup' },
      {
        in: ['region', 'Your Priority Modules'],
        finds: ['Job Search Hub', 'Housing Hub', { count: 2, of: 'listitem' }],
      },
    ],
  },

  // 9. Business constants › Tip rotation: every 10 seconds, 7 tips
  {
    place: { path: '/app', after: 9 },
    finds: [{ in: ['region', 'Tip 1 of 7'], finds: ['Your progress lives only in this browser.'] }],
  },
  {
    place: { path: '/app', after: 10 },
    finds: [{ in: ['region', 'Tip 2 of 7'], finds: ['Copy the job posting into your notes'] }],
  },
  {
    place: { path: '/app', after: 60 },
    finds: [{ in: ['region', 'Tip 7 of 7'], finds: ['The housing allowance (BAH) follows'] }],
  },
  { place: { path: '/app', after: 70 }, finds: [{ heading: 'Tip 1 of 7' }] },

  // 2. Dashboard: the job application total, "with an interview count when above zero, pluralised"
  {
    place: { path: '/app', given: 'an application of each status' },
    finds: [{ link: '5 Job Applications 1 interview', to: '/app/job-search' }],
  },
  {
    place: { path: '/app', given: 'two interviews' },
    finds: [{ link: '5 Job Applications 2 interviews', to: '/app/job-search' }],
  },
  // 10 of 55 items are 18.18 percent
  {
    place: { path: '/app', given: 'three months checked off' },
    finds: [{ link: '18% PCS Prep Complete', to: '/app/pcs-prep' }],
  },
  {
    place: { path: '/app', given: 'the promo dismissed' },
    finds: [{ heading: 'Quick Actions' }, { absent: 'Retiring or separating?' }],
  },
]
