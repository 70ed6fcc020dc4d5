import { compareDaysBlankLast, type CalendarDay } from '@/engine/calendar-day'
import { isEarned, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { licenseName, writtenBoard, type LicenseRecord } from '@/schemas/licensing/license'

/** A certification or license that a user holds. It may expire during a move, with no time to renew it. */
export interface Credential {
  id: string
  kind: 'certification' | 'license'
  name: string
  /** The organization that issues it; blank if unknown. */
  issuer: string
  /** The last valid day; blank if it does not expire. */
  expirationDate: CalendarDay
  renewal: string
  number: string
  /** A certification is active. */
  status: LicenseRecord['status']
}

/** All credentials that a user holds: earned certifications, then licenses. A pending application is neither. */
export function credentialsOf(
  certifications: readonly CertificationRecord[],
  licenses: readonly LicenseRecord[],
): readonly Credential[] {
  return [
    ...certifications.filter(isEarned).map(ofCertification),
    ...licenses.filter(({ status }) => status !== 'applied').map(ofLicense),
  ]
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
    status: 'active',
  }
}

function ofLicense(record: LicenseRecord): Credential {
  const { id, expirationDate, number, status } = record
  return {
    id,
    kind: 'license',
    name: `${licenseName(record)} (license)`,
    issuer: writtenBoard(record),
    expirationDate,
    renewal: '',
    number,
    status,
  }
}

/** Comparator for `sort`: the earliest expiration first, no expiration date last. */
export function byLastDay(a: Credential, b: Credential): number {
  return compareDaysBlankLast(a.expirationDate, b.expirationDate)
}
