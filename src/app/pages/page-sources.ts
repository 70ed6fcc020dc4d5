import { screens } from '@/screens'

/** Where the code of the pages under /app and /onboarding starts. Only the build asks for it. */
export const pageSources: ReadonlyMap<string, string> = new Map([
  ...screens.map(({ id, path }) => [path, `src/screens/${id}/screen.ts`] as const),
  ['/app', 'src/app/dashboard/DashboardPage.tsx'],
  ['/app/profile', 'src/app/profile/ProfilePage.tsx'],
  ['/app/settings', 'src/app/settings/SettingsPage.tsx'],
  ['/app/our-apps', 'src/app/our-apps/OurAppsPage.tsx'],
  ['/onboarding/profile', 'src/app/onboarding/ProfileStep.tsx'],
  ['/onboarding/privacy', 'src/app/onboarding/PrivacyStep.tsx'],
  ['/onboarding/preferences', 'src/app/onboarding/PreferencesStep.tsx'],
])
