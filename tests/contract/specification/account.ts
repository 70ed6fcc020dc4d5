import type { Entry, Line } from './entry'
import { aroundEveryScreen } from './shell'

const years = ['Choose one', '0-2 years', '3-5 years', '6-10 years', '11-15 years', '16+ years']
const situations = [
  'Choose one',
  'Currently employed',
  'Actively job searching',
  'Considering career change',
  'Preparing for PCS',
  'In school/training',
  'Other',
]

// Three tiles link to /onboarding/preferences, /settings (that is, the Settings screen) and /.
const tiles: Line = {
  in: ['main'],
  lines: [
    { link: 'Module Preferences', to: '/onboarding/preferences' },
    { link: 'Settings', to: '/app/settings' },
    { link: 'Command Center', to: '/' },
  ],
}

/** Profile, Settings and Our Apps. */
export const account: readonly Entry[] = [
  // 2. Screens and routes › Profile (/app/profile)
  {
    place: { path: '/app/profile' },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Profile', level: 1 },
      { button: 'Edit Profile' },
      { exact: 'Not set', times: 5 },
      { exact: 'Private', times: 5 },
      {
        in: ['region', 'Your profile is private'],
        lines: [{ link: 'Change Privacy Settings', to: '/app/settings' }],
      },
      tiles,
    ],
  },
  // 4. "Shared only when shareProfile is on and that field's flag is on; otherwise Private"
  {
    place: { path: '/app/profile', given: 'the setup done' },
    lines: [
      { exact: 'Jamie' },
      { exact: 'Honolulu, HI' },
      { exact: 'Logistics' },
      { exact: '6-10 years' },
      { exact: 'Preparing for PCS' },
      { exact: 'Shared', times: 2 },
      { exact: 'Private', times: 3 },
    ],
  },
  {
    place: { path: '/app/profile', given: 'sharing switched off again' },
    lines: ['Jamie', { exact: 'Private', times: 5 }],
  },
  {
    place: { path: '/app/profile', given: 'the setup done', open: ['Edit Profile'] },
    lines: [
      {
        in: ['form', 'Edit Profile'],
        lines: [
          { field: 'Name', value: 'Jamie' },
          { field: 'Location', value: 'Honolulu, HI' },
          { field: 'Career Field', value: 'Logistics' },
          { select: 'Years as a Military Spouse', options: years, value: '6-10 years' },
          { select: 'Current Situation', options: situations, value: 'Preparing for PCS' },
          { exact: 'Shared', times: 2 },
          { button: 'Save Changes' },
          { button: 'Cancel' },
        ],
      },
    ],
  },
  {
    place: {
      path: '/app/profile',
      given: 'the setup done',
      open: ['Edit Profile', { type: 'Alex', into: 'Name' }, 'Cancel'],
    },
    lines: [{ button: 'Edit Profile' }, 'Jamie', { absent: 'Alex' }],
  },
  {
    place: {
      path: '/app/profile',
      given: 'the setup done',
      open: ['Edit Profile', { type: 'Alex', into: 'Name' }, 'Save Changes'],
    },
    lines: [{ button: 'Edit Profile' }, 'Alex', { absent: 'Jamie' }],
  },

  // 2. Settings (/app/settings); 4. Privacy toggles; 6. Roles and permissions
  {
    place: { path: '/app/settings', given: 'sharing switched off again' },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Settings', level: 1 },
      { switch: 'Share my profile', on: false, disabled: false },
      // The master switch does not change the others.
      { switch: 'Share my name', on: true, disabled: true },
      { switch: 'Share my location', on: false, disabled: true },
      { switch: 'Share my career field', on: true, disabled: true },
      { switch: 'Share my years as a spouse', on: false, disabled: true },
      { switch: 'Share my situation', on: false, disabled: true },
      'sharing will make these fields visible and searchable in Networking',
      'turning it off will remove them',
      { heading: 'App Preferences' },
      { exact: 'Dark mode' },
      'Off. Change it with the button at the top of the page.',
      { link: 'Change Module Preferences', to: '/onboarding/preferences' },
      { heading: 'Data Management' },
      { button: 'Export' },
      { button: 'Full Backup' },
      { button: 'Reset' },
      { in: ['main'], lines: [{ link: 'About', to: '/about' }] },
      { in: ['main'], lines: [{ link: 'Privacy Policy', to: '/privacy' }] },
      { in: ['main'], lines: [{ link: 'Terms of Use', to: '/terms' }] },
    ],
  },
  {
    place: { path: '/app/settings', given: 'the setup done' },
    lines: [
      { switch: 'Share my profile', on: true, disabled: false },
      { switch: 'Share my name', on: true, disabled: false },
      { switch: 'Share my location', on: false, disabled: false },
    ],
  },
  {
    place: { path: '/app/settings', given: 'the dark theme' },
    lines: ['On. Change it with the button at the top of the page.'],
  },
  // 3. Export file; 7. "A name made of the product's short name plus the date (YYYY-MM-DD)"
  {
    place: { path: '/app/settings', at: '2026-03-02T23:30' },
    lines: [
      {
        download: 'milspouse-2026-03-02.json',
        by: 'Export',
        fields: [
          'profile',
          'privacySettings',
          'modulePreferences',
          'onboardingComplete',
          'exportDate',
        ],
      },
    ],
  },
  // 4. Reset: confirm dialog, Cancel, and what follows
  {
    place: { path: '/app/settings', open: ['Reset'] },
    lines: [
      {
        in: ['dialog', 'Erase everything?'],
        lines: [
          'This deletes all your data from this browser.',
          { button: 'Cancel' },
          { button: 'Erase Everything' },
          { button: 'Download a Full Backup' },
        ],
      },
    ],
  },
  {
    place: { path: '/app/settings', open: ['Reset', 'Cancel'] },
    lines: [{ heading: 'Settings', level: 1 }, { absent: 'Erase everything?' }],
  },
  {
    place: { path: '/app/settings', open: ['Reset', 'Erase Everything'], leadsTo: '/welcome' },
    lines: [{ link: 'Skip to Dashboard', to: '/' }],
  },

  // 2. Our Apps (/app/our-apps); 1. Sister products; 9. their prices
  {
    place: { path: '/app/our-apps' },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Our Apps', level: 1 },
      {
        in: ['card', 'Milspouse Command Center'],
        lines: [
          'Free during beta, expected to last through early 2026',
          { link: 'Open the Command Center', to: '/app' },
        ],
      },
      {
        in: ['card', 'Transition Toolkit'],
        lines: [
          { exact: 'Available now' },
          'A separate toolkit for service members who are retiring or separating',
          { exact: '$49 one-time or $7 a month' },
          { link: 'Visit Transition Toolkit', to: 'https://transition-toolkit.example/' },
        ],
      },
      {
        in: ['card', 'Money Coach'],
        lines: [
          { exact: 'Coming soon' },
          'A separate financial coach for junior enlisted members in pay grades E1-E4.',
          { exact: 'Always free for E1-E4' },
        ],
      },
      {
        link: 'Join the Mailing List',
        to: 'mailto:hello@milspouse.example?subject=Join%20the%20mailing%20list',
      },
    ],
  },
]
