import { addDays, daysBetween, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { isLicenseExpired } from '@/schemas/licensing/license'
import type { MoveDays } from '@/schemas/my-move/move'
import { anchorDays, lastDays } from '@/schemas/my-move/anchor-days'
import { byLastDay, type Credential } from './credential'

/** Days after the report date in which there is no time to renew anything. */
const DAYS_TO_SETTLE = 21

/**
 * Credentials that expire between departure and three weeks after the report date, by expiration date. Those that have
 * expired are left out, because there is nothing left to renew in time.
 */
export function expiringOnTheWay(
  credentials: readonly Credential[],
  move: MoveDays,
  today: CalendarDay,
): readonly Credential[] {
  const { depart, report } = anchorDays(move)
  const end = addDays(report, DAYS_TO_SETTLE)
  return credentials
    .filter(({ expirationDate }) => expirationDate >= depart && expirationDate <= end)
    .filter((credential) => !isLicenseExpired(credential, today))
    .toSorted(byLastDay)
}

/** Whether the departure can still be ahead, so that there is time to renew before it. */
export const isBeforeDeparture = (move: MoveDays, today: CalendarDay) =>
  today < lastDays(move).depart

/** "CPR expires Feb 3, 2027, 9 days after you report." */
export function expiringLine(
  { name, expirationDate }: Credential,
  { reportDate }: MoveDays,
): string {
  const days = daysBetween(reportDate, expirationDate)
  return `${isolate(name)} expires ${formatDay(expirationDate)}, ${whenOf(days)}.`
}

function whenOf(days: number): string {
  if (days < 0) return 'on the way'
  if (days === 0) return 'on the day you report'
  return days === 1 ? 'the day after you report' : `${days} days after you report`
}
