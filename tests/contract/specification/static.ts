import type { Entry } from './entry'

const categories = [
  'All',
  'Getting Started',
  'Privacy & Security',
  'Features',
  'Technical',
  'Pricing',
  'Support',
]

/** FAQ, About, Privacy and Terms. */
export const staticPages: readonly Entry[] = [
  // 2. Screens and routes › FAQ (/faq)
  {
    place: { path: '/faq' },
    lines: [
      { in: ['group', 'Category'], lines: [{ buttons: categories }] },
      { button: 'All', pressed: true },
      'Write to us at hello@milspouse.example. We reply within 24-48 hours.',
      { link: 'hello@milspouse.example', to: 'mailto:hello@milspouse.example' },
      { in: ['main'], lines: [{ link: 'Get Started', to: '/welcome' }] },
    ],
  },
  {
    place: { path: '/faq', open: ['Pricing'] },
    lines: [
      { button: 'Pricing', pressed: true },
      'Is it really free?',
      { absent: 'What is Milspouse Command Center?' },
    ],
  },
  // "One item open at a time; clicking the open item closes it"
  {
    place: { path: '/faq', open: [{ expand: 'Is it really free?' }] },
    lines: ['Everything is free during the beta', 'expected to last through early 2026'],
  },
  {
    place: {
      path: '/faq',
      open: [{ expand: 'Is it really free?' }, { expand: 'What do early users get?' }],
    },
    lines: [
      'Early users get lifetime premium access when paid tiers launch.',
      { absent: 'Everything is free during the beta' },
    ],
  },
  {
    place: {
      path: '/faq',
      open: [{ expand: 'Is it really free?' }, { expand: 'Is it really free?' }],
    },
    lines: ['Is it really free?', { absent: 'Everything is free during the beta' }],
  },
  // 1. What the product does and for whom, as the FAQ answers it
  {
    place: { path: '/faq#what-is-it' },
    lines: ['It runs in your browser and needs no account.', '“9 tools in one place”'],
  },
  { place: { path: '/faq#how-to-start' }, lines: ['three steps and takes about 2 minutes'] },
  { place: { path: '/faq#who-is-it-for' }, lines: ['military spouses, 18+', 'Service members'] },
  {
    place: { path: '/faq#is-it-official' },
    lines: ['not affiliated with the Department of Defense or any U.S. government body'],
  },
  {
    place: { path: '/faq#where-is-my-data' },
    lines: ['no servers, no analytics, no cookies and no account'],
  },
  {
    place: { path: '/faq#what-is-included' },
    lines: [
      'Job Search Hub: an application tracker, job boards and interview prep.',
      'Career Planner: a skills assessment with 4 questions, and 22 portable careers.',
      'PCS Career Prep: a checklist',
      '40+ learning resources',
      'a demo directory of 10 example profiles, organizations and tips',
      'Licensing Navigator: how to transfer a license, for 8+ professions.',
      'the official allowance calculator',
    ],
  },
  // 3. Job application: "it lists four statuses (no withdrawn) and a 'remote status'"
  {
    place: { path: '/faq#how-does-the-tracker-work' },
    lines: ['status (applied, interview, offer, rejected)', 'remote status'],
  },
  // 3. PCS checklist: "the FAQ or copy phrases the phases as …"
  {
    place: { path: '/faq#what-does-pcs-prep-cover' },
    lines: ['6 months, 3 months, 1 month, moving week and the first month'],
  },
  { place: { path: '/faq#how-are-careers-recommended' }, lines: ['top three fields'] },
  {
    place: { path: '/faq#are-the-profiles-real' },
    lines: ['A full version would let you create a profile', 'profiles would be opt-in only'],
  },
  {
    place: { path: '/faq#will-my-license-transfer' },
    lines: ['35+ states have laws that help spouses', '8+ professions and a 12-step plan'],
  },
  {
    place: { path: '/faq#can-i-use-mycaa' },
    lines: ['up to $4,000', 'active-duty members in ranks E1-E5, W1-W2 and O1-O2'],
  },
  {
    place: { path: '/faq#sister-product-prices' },
    lines: ['$49 one-time or $7 a month.', 'it is available now'],
  },
  {
    place: { path: '/faq#is-money-coach-free' },
    lines: ['always free for E1-E4, the junior enlisted pay grades', 'marked coming soon'],
  },
  { place: { path: '/faq#how-to-reach-you' }, lines: ['We reply within 24-48 hours.'] },
  { place: { path: '/faq#i-need-to-talk' }, lines: ['800-342-9647'] },

  // 2. About, Privacy, Terms; 1. What the product does and for whom
  {
    place: { path: '/about' },
    lines: [
      'every 2-3 years',
      'Military spouse unemployment was 21%',
      '40+ learning resources',
      '10 example profiles',
      '35+ states have laws that help',
      '8+ professions',
      'Duty Station Intel and Military Kids Hub are announced for Q1 2026',
      'not affiliated with the Department of Defense or any U.S. government body',
      'Early users get lifetime premium access when paid tiers launch.',
      '$49 one-time or $7 a month',
      'coming soon and always free for pay grades E1-E4',
      'no servers, no analytics, no cookies and no account',
      { in: ['main'], lines: [{ link: 'Get Started', to: '/welcome' }] },
    ],
  },
  {
    place: { path: '/privacy', open: [{ expand: 'See all' }] },
    lines: [
      'Last updated: January 2025',
      'There are no servers, no analytics, no cookies and no account.',
      'adults, 18+',
      'We reply within 24-48 hours.',
      'visible and searchable in Networking',
      'Turning it off will remove them',
      // 3. Local storage keys, with the names that the readings give them
      {
        in: ['region', 'Everything That Is Stored'],
        lines: [
          { exact: 'userProfile' },
          { exact: 'privacySettings' },
          { exact: 'modulePreferences' },
          { exact: 'profileCreated' },
          { exact: 'privacyConfigured' },
          { exact: 'onboardingComplete' },
          { exact: 'joinDate' },
          { exact: 'jobApplications' },
          { exact: 'checklistProgress' },
          { exact: 'professionalSkills' },
          { exact: 'professionalCertifications' },
          { exact: 'professionalGoals' },
          { exact: 'darkMode' },
          { exact: 'transitionPromoDismissed' },
          { exact: 'schemaVersion' },
        ],
      },
      { in: ['main'], lines: [{ link: 'Back to the Home Page', to: '/' }] },
    ],
  },
  {
    place: { path: '/terms' },
    lines: [
      'You must be 18+',
      'the beta is expected to last through early 2026',
      'Early users get lifetime premium access when paid tiers launch.',
      'not affiliated with the Department of Defense or any U.S. government body',
      'profiles would be opt-in only',
      '$49 one-time or $7 a month',
      'We reply within 24-48 hours.',
      { in: ['main'], lines: [{ link: 'Back to the Home Page', to: '/' }] },
    ],
  },
]
