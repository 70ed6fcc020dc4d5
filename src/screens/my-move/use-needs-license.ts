import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/account/user-profile'
import { licenses } from '@/schemas/licensing/license'
import { isLicensedCareer } from './plan/licensed-career'

/** Whether the person works with a license: one is on record, or the career field of the profile needs one. */
export function useNeedsLicense(): boolean {
  const { careerField } = useStored(userProfile)
  return useStored(licenses).length > 0 || isLicensedCareer(careerField)
}
