import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { licenses } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import { useMoveRoute } from '../../shared/use-move-route'
import { heldLicense } from './held-license'
import { professionOfCareer } from './profession-of-career'

/**
 * What My Answer fills in for a question: the newest stored license first, then the profile and the planned move.
 * @param named the profession in question; `undefined` if none is chosen
 */
export function usePrefill(named: Profession | undefined) {
  const route = useMoveRoute()
  const held = heldLicense(useStored(licenses), named, route.to, useToday())
  const ofProfile = professionOfCareer(useStored(userProfile).careerField)
  return {
    profession: named ?? held?.profession ?? ofProfile,
    from: held?.from ?? route.from,
    to: route.to,
    standing: held?.standing ?? 'good',
    /** Whether the stored license names the profession. */
    isFromLicense: held !== undefined && named === undefined,
    /** Whether the profession is the one in the profile. */
    isFromProfile: held === undefined && named === undefined && ofProfile !== undefined,
  }
}
