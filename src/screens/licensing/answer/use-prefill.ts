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
 * What My Answer fills in for a question: the newest stored license first, an active one before one that has ended,
 * then the profile and the planned move.
 * @param named the profession in question; `undefined` if none is chosen
 * @param chosen the state that issued the license; `undefined` if none is chosen
 */
export function usePrefill(named: Profession | undefined, chosen?: Region) {
  const route = useMoveRoute()
  const today = useToday()
  const records = useStored(licenses)
  const held = heldLicense(records, named, route.to, today)
  const ofRecord = held ?? records.find(isIssuedByState)
  const ofProfile = professionOfCareer(useStored(userProfile).careerField)
  const profession = named ?? ofRecord?.profession ?? ofProfile
  const issuers = licensingStates(records, profession, today)
  const onRecord = held?.from ?? issuers.find((state) => state !== route.to) ?? issuers[0]
  // The law and the compacts start with a state's license.
  const from = onRecord ?? (route.from === 'overseas' ? '' : route.from)
  const investigated = investigatedLicenses(records, profession, today)
  const there = inactiveStanding(records, profession, chosen ?? from, today)
  const licensedIn = there === 'none' ? issuers.find((state) => state === onRecord) : undefined
  const known =
    investigated.length > 0
      ? 'investigated'
      : licensedIn
        ? inactiveStanding(records, profession, licensedIn, today)
        : there
  return {
    profession,
    from,
    to: route.to,
    standing: known ?? held?.standing ?? 'good',
    investigated,
    /** The state that issued the license on record, if the one in question has only an application. */
    licensedIn,
    /** Whether a stored license, in force or not, names the profession. Several of one state leave the state open. */
    isFromLicense: ofRecord !== undefined && named === undefined,
    /** Whether the profession is the one in the profile. */
    isFromProfile: ofRecord === undefined && named === undefined && ofProfile !== undefined,
  }
}
