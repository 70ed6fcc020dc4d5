import type { Stored } from '@/engine/schema/stored'
import { certifications } from './certification'
import { checklistProgress } from './checklist-progress'
import {
  joinDate,
  onboardingComplete,
  privacyConfigured,
  profileCreated,
  transitionPromoDismissed,
} from './flags'
import { applications } from './job-application'
import { learningGoals } from './learning-goal'
import { modulePreferences } from './module-preferences'
import { privacySettings } from './privacy-settings'
import { skills } from './skill'
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

/** Everything the user keeps through the repository. Backup, reset and health read it. */
export const allStored: readonly Stored<unknown>[] = [
  ...smallStored,
  applications,
  checklistProgress,
  skills,
  certifications,
  learningGoals,
]
