import type { CalendarDay } from '@/engine/calendar-day'
import { isExpired, isExpiringSoon, type CertificationRecord } from '@/schemas/certification'
import type { MoveDays } from '@/schemas/move'
import { expiringLine, expiringOnTheWay } from '../../move/plan/expiring'
import { updateCertification } from './certifications-due'
import type { Due } from './due'

/** The certifications that a move leaves no time to renew, without those that are due by themselves. */
export function certificationsOnTheWay(
  records: readonly CertificationRecord[],
  move: MoveDays,
  today: CalendarDay,
): readonly Due[] {
  return expiringOnTheWay(records, move)
    .filter((record) => !isExpired(record, today) && !isExpiringSoon(record, today))
    .map((record) => ({
      id: `on the way ${record.id}`,
      icon: 'i-lucide-award',
      title: record.name,
      reason: expiringLine(record, move),
      action: updateCertification(record),
    }))
}
