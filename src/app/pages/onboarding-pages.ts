import { lazyPart } from '@/engine/ui/lazy-part'
import { toPage, type PreloadedPageRecord } from './page'

const records: readonly PreloadedPageRecord[] = [
  {
    path: '/onboarding/profile',
    title: 'Set Up Your Profile',
    load: () => import('../onboarding/ProfileStep'),
    source: 'src/app/onboarding/ProfileStep.tsx',
  },
  {
    path: '/onboarding/privacy',
    title: 'Your Information Stays Private',
    load: () => import('../onboarding/PrivacyStep'),
    source: 'src/app/onboarding/PrivacyStep.tsx',
  },
  {
    path: '/onboarding/preferences',
    title: 'Choose Your Modules',
    load: () => import('../onboarding/PreferencesStep'),
    source: 'src/app/onboarding/PreferencesStep.tsx',
  },
]

/** The three steps of the onboarding, outside the shell. */
export const onboardingPages = records.map(toPage)

/** The layout around the steps. */
export const onboardingLayout = {
  Page: lazyPart(() => import('../onboarding/OnboardingLayout')),
  source: 'src/app/onboarding/OnboardingLayout.tsx',
}
