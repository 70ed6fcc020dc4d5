import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { boardDay } from '@/schemas/licensing/board-day'
import {
  byLicenseExpiration,
  isLicenseExpired,
  isLicenseExpiringSoon,
  licenseName,
  licenses,
  type LicenseRecord,
} from '@/schemas/licensing/license'
import { dueSource, type Due } from '@/engine/due/due'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { expirationReason } from '@/engine/due/due-reason'
import { formUrl } from '@/engine/url/form-url'

const tab = '/app/licensing?tab=licenses'

/** The licenses that a board should have decided on, and those that have expired or expire soon, by their last day. */
export function licensesDue(records: readonly LicenseRecord[], today: CalendarDay): readonly Due[] {
  const late = records.filter((record) => (boardDay(record) ?? today) < today)
  const ending = records
    .filter((record) => !late.includes(record) && record.expirationDate !== '')
    .filter((record) => isLicenseExpired(record, today) || isLicenseExpiringSoon(record, today))
    .toSorted(byLicenseExpiration)
  // A late board has no day: the person can ask it now, whenever another license expires.
  const lastDayOf = (record: LicenseRecord | undefined) =>
    record && !late.includes(record) ? record.expirationDate : undefined
  return summarizeRest(
    [...late, ...ending],
    (record) => ({
      id: `license ${record.id}`,
      icon: 'i-lucide-id-card',
      title: licenseName(record),
      ...whenOf(record, today),
      action: updateLicense(record),
      day: lastDayOf(record),
    }),
    (others) => ({
      id: 'licenses',
      icon: 'i-lucide-id-card',
      title: `${formatCount(others.length)} more licenses`,
      reason: 'They wait for a board, have expired or expire soon.',
      action: { label: 'See All Licenses', href: tab },
      day: lastDayOf(others[0]),
    }),
  )
}

/** A link to a license’s form. */
export const updateLicense = ({ id }: { id: string }): Due['action'] => ({
  label: 'Update License',
  href: formUrl(tab, id),
})

function whenOf(record: LicenseRecord, today: CalendarDay): Pick<Due, 'late' | 'reason'> {
  const day = boardDay(record)
  if (day !== undefined && day < today) {
    const when = `Day 30 at the board was ${formatDay(day)} (${daysAway(day, today)}).`
    const unlessMoved =
      record.movedOn === '' ? ' If you move after applying, add the move date.' : ''
    return { reason: `${when} Ask for a temporary license.${unlessMoved}` }
  }
  return expirationReason(record.expirationDate, today)
}

export default [dueSource('last day', [licenses], ([held], today) => licensesDue(held, today))]
