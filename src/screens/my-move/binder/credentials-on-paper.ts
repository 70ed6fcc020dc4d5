import type { CalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { isLicenseExpired, licenseStatus } from '@/schemas/licensing/license'
import type { MoveDays } from '@/schemas/my-move/move'
import { byLastDay, type Credential } from '../plan/credential'
import { expiringOnTheWay, isBeforeDeparture } from '../plan/expiring'
import { limited, type Limited } from '@/engine/limited'

/** So many have room; the others stand under Professional Dev and Licensing. */
const MAX_CREDENTIALS = 8

/** The certificates and licenses that a person has: those that expire, by their last day, then the others. */
export function credentialsOnPaper(credentials: readonly Credential[]): Limited<Credential> {
  return limited(credentials.toSorted(byLastDay), MAX_CREDENTIALS)
}

/** The status of a certificate or license, and what a move makes of its last day; blank where nothing presses. */
export function expiryNote(
  credential: Credential,
  move: MoveDays | undefined,
  today: CalendarDay,
): string {
  if (isLicenseExpired(credential, today)) return labelOf(licenseStatus, 'expired')
  const { status } = credential
  return [
    ...(status === 'active' ? [] : [labelOf(licenseStatus, status)]),
    ...(move && expiringOnTheWay([credential], move, today).length > 0
      ? [isBeforeDeparture(move, today) ? 'Renew before you go' : 'Renew soon']
      : []),
  ].join('. ')
}
