import type { Stored } from '@/engine/model/stored'
import {
  joinDate,
  onboardingComplete,
  privacyConfigured,
  profileCreated,
  transitionPromoDismissed,
} from './flags'
import { modulePreferences } from './module-preferences'
import { userProfile } from './user-profile'

/** Small values that the dashboard and the route guards need. They are restored before the first render. */
export const smallStored: readonly Stored<unknown>[] = [
  userProfile,
  modulePreferences,
  profileCreated,
  privacyConfigured,
  onboardingComplete,
  joinDate,
  transitionPromoDismissed,
]
