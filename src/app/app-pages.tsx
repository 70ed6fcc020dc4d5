import { screens } from '@/screens'
import { lazyPage } from './lazy-page'
import { screenPage } from './screen-page'

/** The pages under /app that stand in the shell. */
export const appPages = [
  {
    path: '/app',
    title: 'Command Center',
    source: 'src/app/dashboard/DashboardPage.tsx',
    ...lazyPage(() => import('./dashboard/DashboardPage')),
  },
  ...screens.map((entry) => ({
    path: entry.path,
    title: entry.title,
    source: `src/screens/${entry.id}/screen.ts`,
    ...lazyPage(() => screenPage(entry)),
  })),
  {
    path: '/app/profile',
    title: 'Profile',
    source: 'src/app/profile/ProfilePage.tsx',
    ...lazyPage(() => import('./profile/ProfilePage')),
  },
  {
    path: '/app/settings',
    title: 'Settings',
    source: 'src/app/settings/SettingsPage.tsx',
    ...lazyPage(() => import('./settings/SettingsPage')),
  },
  {
    path: '/app/our-apps',
    title: 'Our Apps',
    source: 'src/app/pages/OurAppsPage.tsx',
    ...lazyPage(() => import('./pages/OurAppsPage')),
  },
]

/** The three steps of the setup, outside the shell. */
export const onboardingPages = [
  {
    path: '/onboarding/profile',
    title: 'Set up your profile',
    source: 'src/app/onboarding/ProfileStep.tsx',
    ...lazyPage(() => import('./onboarding/ProfileStep')),
  },
  {
    path: '/onboarding/privacy',
    title: 'Choose what you share',
    source: 'src/app/onboarding/PrivacyStep.tsx',
    ...lazyPage(() => import('./onboarding/PrivacyStep')),
  },
  {
    path: '/onboarding/preferences',
    title: 'Choose your modules',
    source: 'src/app/onboarding/PreferencesStep.tsx',
    ...lazyPage(() => import('./onboarding/PreferencesStep')),
  },
]
