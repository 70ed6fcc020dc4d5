import { screens } from '@/screens'
import { lazyPage } from './lazy-page'
import { screenPage } from './screen-page'

/** The pages under /app that stand in the shell. */
export const appPages = [
  {
    path: '/app',
    title: 'Command Center',
    ...lazyPage(() => import('./dashboard/DashboardPage')),
  },
  ...screens.map((entry) => ({
    path: entry.path,
    title: entry.title,
    ...lazyPage(() => screenPage(entry)),
  })),
  { path: '/app/profile', title: 'Profile', ...lazyPage(() => import('./profile/ProfilePage')) },
  {
    path: '/app/settings',
    title: 'Settings',
    ...lazyPage(() => import('./settings/SettingsPage')),
  },
  { path: '/app/our-apps', title: 'Our Apps', ...lazyPage(() => import('./pages/OurAppsPage')) },
]

/** The three steps of the setup, outside the shell. */
export const onboardingPages = [
  {
    path: '/onboarding/profile',
    title: 'Set up your profile',
    ...lazyPage(() => import('./onboarding/ProfileStep')),
  },
  {
    path: '/onboarding/privacy',
    title: 'Choose what you share',
    ...lazyPage(() => import('./onboarding/PrivacyStep')),
  },
  {
    path: '/onboarding/preferences',
    title: 'Choose your modules',
    ...lazyPage(() => import('./onboarding/PreferencesStep')),
  },
]
