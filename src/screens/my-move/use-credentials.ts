import { useStored } from '@/engine/store/use-stored'
import { certifications } from '@/schemas/professional-dev/certification'
import { licenses } from '@/schemas/licensing/license'
import { credentialsOf, type Credential } from './plan/credential'

/** The certifications and licenses that the user holds. */
export function useCredentials(): readonly Credential[] {
  return credentialsOf(useStored(certifications), useStored(licenses))
}
