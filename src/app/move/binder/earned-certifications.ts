import type { CalendarDay } from '@/engine/calendar-day'
import {
  byExpiration,
  isEarned,
  isExpired,
  type CertificationRecord,
} from '@/schemas/certification'
import type { MoveDays } from '@/schemas/move'
import { expiringOnTheWay } from '../plan/expiring'
import { limited, type Limited } from './limited'

/** So many have room; the others stand under Professional Dev. */
const MAX_CERTIFICATIONS = 8

/** The certificates and licenses that a person has: those that expire, by their last day, then the others. */
export function earnedCertifications(
  records: readonly CertificationRecord[],
): Limited<CertificationRecord> {
  const earned = records.filter(isEarned)
  const expires = ({ expirationDate }: CertificationRecord) => expirationDate !== ''
  return limited(
    [...earned.filter(expires).toSorted(byExpiration), ...earned.filter((one) => !expires(one))],
    MAX_CERTIFICATIONS,
  )
}

/** What a move makes of the last day of a certificate; blank where nothing presses. */
export function expiryNote(
  record: CertificationRecord,
  move: MoveDays | undefined,
  today: CalendarDay,
): string {
  if (isExpired(record, today)) return 'Expired'
  return move && expiringOnTheWay([record], move).length > 0 ? 'Renew before you go' : ''
}
