import type { CalendarDay } from '@/engine/calendar-day'
import type { MoveDays } from '@/schemas/my-move/move'
import { byLastDay, type Credential } from '../plan/credential'
import { expiringOnTheWay } from '../plan/expiring'
import { limited, type Limited } from '@/engine/limited'

/** So many have room; the others stand under Professional Dev and Licensing. */
const MAX_CREDENTIALS = 8

/** The certificates and licenses that a person has: those that expire, by their last day, then the others. */
export function credentialsOnPaper(credentials: readonly Credential[]): Limited<Credential> {
  return limited(credentials.toSorted(byLastDay), MAX_CREDENTIALS)
}

/** What a move makes of the last day of a certificate or license; blank where nothing presses. */
export function expiryNote(
  credential: Credential,
  move: MoveDays | undefined,
  today: CalendarDay,
): string {
  const { expirationDate } = credential
  if (expirationDate !== '' && expirationDate < today) return 'Expired'
  return move && expiringOnTheWay([credential], move).length > 0 ? 'Renew before you go' : ''
}
