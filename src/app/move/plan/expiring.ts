import { addDays, daysBetween, formatDay } from '@/engine/calendar-day'
import { byExpiration, isEarned, type CertificationRecord } from '@/schemas/certification'
import type { MoveDays } from '@/schemas/move'
import { anchorDays } from './anchor-days'

/** How long after the report date nobody has time to renew anything. */
const DAYS_TO_SETTLE = 21

/** The certifications whose last day falls on the way or into the first three weeks there, by that day. */
export function expiringOnTheWay(
  certifications: readonly CertificationRecord[],
  move: MoveDays,
): readonly CertificationRecord[] {
  const { depart, report } = anchorDays(move)
  const end = addDays(report, DAYS_TO_SETTLE)
  return certifications
    .filter(
      (record) =>
        isEarned(record) && record.expirationDate >= depart && record.expirationDate <= end,
    )
    .toSorted(byExpiration)
}

/** "CPR expires Feb 3, 2027, 9 days after you report." */
export function expiringLine(
  { name, expirationDate }: Pick<CertificationRecord, 'name' | 'expirationDate'>,
  { reportDate }: MoveDays,
): string {
  const days = daysBetween(reportDate, expirationDate)
  return `${name} expires ${formatDay(expirationDate)}, ${whenOf(days)}.`
}

function whenOf(days: number): string {
  if (days < 0) return 'on the way'
  if (days === 0) return 'on the day you report'
  return days === 1 ? 'the day after you report' : `${days} days after you report`
}
