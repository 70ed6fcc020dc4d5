import { useStored } from '@/engine/store/use-stored'
import { onboardingComplete } from '@/schemas/account/flags'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { userProfile, type UserProfile } from '@/schemas/account/user-profile'
import { isLicensedCareer } from '@/screens/my-move/use-needs-license'

/** The modules that fit each situation, by id. */
const bySituation: Readonly<Record<UserProfile['currentSituation'], readonly string[]>> = {
  '': [],
  employed: ['professional-dev', 'networking'],
  seeking: ['job-search', 'networking'],
  'career-change': ['career-planner', 'professional-dev'],
  'pcs-prep': ['job-search', 'pcs-prep', 'housing'],
  education: ['career-planner', 'professional-dev'],
  other: [],
}

/** The modules that fit the answers of step 1. A career that requires a state license adds Licensing. */
export function suggestedModules({
  currentSituation,
  careerField,
}: Pick<UserProfile, 'currentSituation' | 'careerField'>): readonly string[] {
  const licensing = isLicensedCareer(careerField) ? ['licensing'] : []
  return [...bySituation[currentSituation], ...licensing]
}

/** What step 3 preselects. `undefined` once a user has chosen modules or completed the setup. */
export function useSuggestedModules(): readonly string[] | undefined {
  const profile = useStored(userProfile)
  const isComplete = useStored(onboardingComplete)
  const hasChosen = useStored(modulePreferences).length > 0
  return isComplete || hasChosen ? undefined : suggestedModules(profile)
}
