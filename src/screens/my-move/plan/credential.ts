import type { CalendarDay } from '@/engine/calendar-day'
import { isEarned, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { licenseName, type LicenseRecord } from '@/schemas/licensing/license'

/** A certification or a license that somebody holds: what a move can leave no time to renew. */
export interface Credential {
  id: string
  kind: 'certification' | 'license'
  name: string
  /** Who issues it; blank where it is not known. */
  issuer: string
  /** The last day; blank where there is none. */
  expirationDate: CalendarDay
  renewal: string
  number: string
}

/** All that a person holds, certifications first. */
export function credentialsOf(
  certifications: readonly CertificationRecord[],
  licenses: readonly LicenseRecord[],
): readonly Credential[] {
  return [...certifications.filter(isEarned).map(ofCertification), ...licenses.map(ofLicense)]
}

function ofCertification(record: CertificationRecord): Credential {
  const { id, name, issuingOrg, expirationDate, renewalRequirements } = record
  return {
    id,
    kind: 'certification',
    name,
    issuer: issuingOrg,
    expirationDate,
    renewal: renewalRequirements,
    number: '',
  }
}

function ofLicense(record: LicenseRecord): Credential {
  const { id, board, expirationDate, number } = record
  return {
    id,
    kind: 'license',
    name: `${licenseName(record)} (license)`,
    issuer: board,
    expirationDate,
    renewal: '',
    number,
  }
}

/** Which of two expires first, as `sort` asks it; what has no last day comes last. */
export function byLastDay({ expirationDate: a }: Credential, { expirationDate: b }: Credential) {
  if (a === b) return 0
  return b === '' || (a !== '' && a < b) ? -1 : 1
}
