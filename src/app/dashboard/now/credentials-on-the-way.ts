import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { EXPIRING_SOON_DAYS } from '@/schemas/professional-dev/certification'
import type { MoveDays } from '@/schemas/my-move/move'
import type { Credential } from '@/screens/my-move/plan/credential'
import { expiringLine, expiringOnTheWay } from '@/screens/my-move/plan/expiring'
import { updateCertification } from '@/screens/professional-dev/due/certifications-due'
import type { Due } from '@/engine/due/due'
import { updateLicense } from '@/screens/licensing/due'

const ways = {
  certification: { icon: 'i-lucide-award', update: updateCertification },
  license: { icon: 'i-lucide-id-card', update: updateLicense },
} as const

/** What a move leaves no time to renew, without what is due by itself: that ends soon, or has ended. */
export function credentialsOnTheWay(
  credentials: readonly Credential[],
  move: MoveDays,
  today: CalendarDay,
): readonly Due[] {
  const soon = addDays(today, EXPIRING_SOON_DAYS)
  return expiringOnTheWay(credentials, move)
    .filter(({ expirationDate }) => expirationDate > soon)
    .map((credential) => ({
      id: `${credential.kind} on the way ${credential.id}`,
      icon: ways[credential.kind].icon,
      title: credential.name,
      reason: expiringLine(credential, move),
      action: ways[credential.kind].update(credential),
      day: credential.expirationDate,
    }))
}
