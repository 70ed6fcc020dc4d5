import type { Stored } from '@/engine/schema/stored'
import {
  joinDate,
  onboardingComplete,
  privacyConfigured,
  profileCreated,
  transitionPromoDismissed,
} from './flags'
import { modulePreferences } from './module-preferences'
import { privacySettings } from './privacy-settings'
import { userProfile } from './user-profile'

/** Small values that every page may need: they are restored before the first render. */
export const smallStored: readonly Stored<unknown>[] = [
  userProfile,
  privacySettings,
  modulePreferences,
  profileCreated,
  privacyConfigured,
  onboardingComplete,
  joinDate,
  transitionPromoDismissed,
]
