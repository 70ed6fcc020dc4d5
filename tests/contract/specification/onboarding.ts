import type { Entry } from './entry'

/** The three steps of the setup. */
export const onboarding: readonly Entry[] = [
  // 2. Screens and routes › Onboarding, step 1; 3. Entities › Profile; 5. Validation rules
  {
    place: { path: '/onboarding/profile' },
    lines: [
      'Step 1 of 3',
      { field: 'Name', value: '' },
      { field: 'Location', value: '' },
      { field: 'Career Field', value: '' },
      {
        select: 'Years as a Military Spouse',
        options: ['Choose one', '0-2 years', '3-5 years', '6-10 years', '11-15 years', '16+ years'],
      },
      {
        select: 'Current Situation',
        options: [
          'Choose one',
          'Currently employed',
          'Actively job searching',
          'Considering career change',
          'Preparing for PCS',
          'In school/training',
          'Other',
        ],
      },
      'You may leave any field blank.',
      { button: 'Continue' },
      { link: 'Back', to: '/welcome' },
    ],
  },
  {
    place: { path: '/onboarding/profile', open: ['Continue'], leadsTo: '/onboarding/privacy' },
    lines: ['Step 2 of 3'],
  },

  // 2. Onboarding, step 2; 3. Entities › Privacy settings; 4. Privacy toggles
  {
    place: { path: '/onboarding/privacy', leadsTo: '/onboarding/profile' },
    lines: ['Step 1 of 3'],
  },
  {
    // The switches are collapsed: nothing is shared by default, and one press continues.
    place: {
      path: '/onboarding/privacy',
      given: 'the profile step done',
      open: [{ expand: 'Set Sharing for Later' }],
    },
    lines: [
      'Step 2 of 3',
      { switch: 'Share my profile', on: false, disabled: false },
      { switch: 'Share my name', on: false, disabled: true },
      { switch: 'Share my location', on: false, disabled: true },
      { switch: 'Share my career field', on: false, disabled: true },
      { switch: 'Share my years as a spouse', on: false, disabled: true },
      { switch: 'Share my situation', on: false, disabled: true },
      { count: 6, of: 'switch' },
      // 6. Roles and permissions
      'sharing will make these fields visible and searchable in Networking',
      'turning it off will remove them',
      { link: 'Back', to: '/onboarding/profile' },
    ],
  },
  {
    place: {
      path: '/onboarding/privacy',
      given: 'the profile step done',
      open: ['Continue'],
      leadsTo: '/onboarding/preferences',
    },
    lines: ['Step 3 of 3'],
  },

  // 2. Onboarding, step 3; 3. Entities › Module preference
  {
    place: {
      path: '/onboarding/preferences',
      given: 'the profile step done',
      leadsTo: '/onboarding/privacy',
    },
    lines: ['Step 2 of 3'],
  },
  {
    place: { path: '/onboarding/preferences', given: 'the privacy step done' },
    lines: [
      'Step 3 of 3',
      '0 of 7 selected',
      { button: 'Select All' },
      { button: 'Clear All' },
      { count: 7, of: 'checkbox' },
      { exact: 'Job Search Hub' },
      { exact: 'Career Planner' },
      { exact: 'PCS Career Prep' },
      { exact: 'Professional Development' },
      { exact: 'Networking' },
      { exact: 'Licensing Navigator' },
      { exact: 'Housing Hub' },
      { link: 'Back', to: '/onboarding/privacy' },
    ],
  },
  {
    place: {
      path: '/onboarding/preferences',
      given: 'the privacy step done',
      open: ['Select All'],
    },
    lines: ['7 of 7 selected'],
  },
  {
    place: {
      path: '/onboarding/preferences',
      given: 'the setup done',
      open: ['Clear All'],
    },
    lines: ['0 of 7 selected'],
  },
  {
    place: {
      path: '/onboarding/preferences',
      given: 'the privacy step done',
      // No minimum selection of modules is enforced.
      open: ['Finish Setup'],
      leadsTo: '/app',
    },
    lines: [{ heading: 'All Modules' }, { absent: 'Complete Setup' }],
  },
]
