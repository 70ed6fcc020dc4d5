import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { Due } from '@/engine/due/due'
import { formUrl } from '@/engine/url/form-url'
import type { MoveDays } from '@/schemas/my-move/move'
import { EXPIRING_SOON_DAYS } from '@/schemas/content/expiring-soon'
import { credentialLists } from '../credential-lists'
import type { Credential } from '../plan/credential'
import { expiringLine, expiringOnTheWay } from '../plan/expiring'

/**
 * The credentials that a move leaves no time to renew. Those that expire soon or have expired are left out, because the
 * lists that they are kept in report them.
 */
export function credentialsOnTheWay(
  credentials: readonly Credential[],
  move: MoveDays,
  today: CalendarDay,
): readonly Due[] {
  const soon = addDays(today, EXPIRING_SOON_DAYS)
  return expiringOnTheWay(credentials, move, today)
    .filter(({ expirationDate }) => expirationDate > soon)
    .map((credential) => {
      const { icon, href, update } = credentialLists[credential.kind]
      return {
        id: `${credential.kind} on the way ${credential.id}`,
        icon,
        title: credential.name,
        reason: expiringLine(credential, move),
        action: { label: update, href: formUrl(href, credential.id) },
        day: credential.expirationDate,
      }
    })
}
