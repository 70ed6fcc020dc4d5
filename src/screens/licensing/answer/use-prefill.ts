import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { licenses } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Region } from '@/schemas/my-move/region'
import { useMoveRoute } from '../../shared/use-move-route'
import {
  heldLicense,
  inactiveStanding,
  investigatedLicenses,
  isIssuedByState,
  licensingStates,
} from './held-license'
import { professionOfCareer } from './profession-of-career'

/**
 * What My Answer fills in for a question: from the newest active license, else from the newest that a state has issued,
 * else from the profile and the planned move.
 * @param named the profession in question; `undefined` if none is chosen
 * @param chosen the state that issued the license; `undefined` if none is chosen
 */
export function usePrefill(named: Profession | undefined, chosen?: Region) {
  const route = useMoveRoute()
  const today = useToday()
  const records = useStored(licenses)
  const held = heldLicense(records, named, route.to, today)
  const storedLicense = held ?? records.find(isIssuedByState)
  const profileProfession = professionOfCareer(useStored(userProfile).careerField)
  const profession = named ?? storedLicense?.profession ?? profileProfession
  const issuers = licensingStates(records, profession, today)
  const issuer = held?.from ?? issuers.find((state) => state !== route.to) ?? issuers[0]
  // The law and the compacts start with a state's license.
  const from = issuer ?? (route.from === 'overseas' ? '' : route.from)
  const investigated = investigatedLicenses(records, profession, today)
  const standingInState = inactiveStanding(records, profession, chosen ?? from, today)
  const licensedIn =
    standingInState === 'none' ? issuers.find((state) => state === issuer) : undefined
  const recordedStanding =
    investigated.length > 0
      ? 'investigated'
      : licensedIn
        ? inactiveStanding(records, profession, licensedIn, today)
        : standingInState
  return {
    profession,
    from,
    to: route.to,
    standing: recordedStanding ?? held?.standing ?? 'good',
    investigated,
    /** The state that issued the license on record, if the one in question has only an application. */
    licensedIn,
    /**
     * Whether the profession is from a stored license, in force or not. The state is from the planned move if none is
     * active and the records may be of different professions.
     */
    isFromLicense: storedLicense !== undefined && named === undefined,
    /** Whether the profession is the one in the profile. */
    isFromProfile:
      storedLicense === undefined && named === undefined && profileProfession !== undefined,
  }
}
