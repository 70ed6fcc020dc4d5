import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  boardDay,
  isPastBoardDay,
  withReportDate,
  type Waiting,
} from '@/schemas/licensing/board-day'
import {
  byLicenseExpiration,
  isLicenseExpired,
  isLicenseExpiringSoon,
  licenseName,
  licenses,
  type LicenseRecord,
} from '@/schemas/licensing/license'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { dueSource, type Due } from '@/engine/due/due'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { expirationReason } from '@/engine/due/due-reason'
import { formUrl } from '@/engine/url/form-url'

const tab = '/app/licensing?tab=licenses'
const icon = 'i-lucide-id-card'

/**
 * The licenses that a board should have decided on, those that expire soon, and those that have expired. Each group is
 * ordered by last day.
 */
export function licensesDue(
  records: readonly LicenseRecord[],
  today: CalendarDay,
  known: readonly MoveRecord[] = [],
): readonly Due[] {
  const late = records
    .map((record) => withReportDate(record, known))
    .filter((record) => isPastBoardDay(record, today))
  const byDay = records.toSorted(byLicenseExpiration)
  const ending = [
    ...byDay.filter((record) => isLicenseExpiringSoon(record, today)),
    ...byDay.filter((record) => hasLapsed(record, today)),
  ]
  return [
    // A late board has no day: the user can ask it now.
    ...summarizeRest(
      late,
      (record) => ({
        ...lineOf(record),
        // Its expiration date has a line of its own.
        id: `license at a board ${record.id}`,
        reason: boardReason(record, today),
      }),
      (others) => ({
        ...moreLine('at a board', others, 'more license applications'),
        reason: 'Day 30 at their boards has passed.',
      }),
    ),
    ...summarizeRest(
      ending,
      (record) => ({
        ...lineOf(record),
        ...expirationReason(record.expirationDate, today),
        day: record.expirationDate,
      }),
      (others) => ({
        ...moreLine('ending', others, 'more licenses'),
        reason: 'They have expired or expire soon.',
        day: others.toSorted(byLicenseExpiration)[0]?.expirationDate,
      }),
    ),
  ]
}

/**
 * Whether its last day has passed and the user may not know. One who chose “Expired” or “Inactive” knows, and the last
 * day of an application is that of an earlier license.
 */
const hasLapsed = (record: LicenseRecord, today: CalendarDay) =>
  !['expired', 'inactive', 'applied'].includes(record.status) && isLicenseExpired(record, today)

const lineOf = (record: LicenseRecord) =>
  ({
    id: `license ${record.id}`,
    icon,
    title: licenseName(record),
    action: updateLicense(record),
  }) as const

const moreLine = (kind: string, others: readonly LicenseRecord[], what: string) =>
  ({
    id: `licenses ${kind}`,
    icon,
    title: `${formatCount(others.length)} ${what}`,
    action: { label: 'See All Licenses', href: tab },
  }) as const

/** A link to a license’s form. */
export const updateLicense = ({ id }: { id: string }): Due['action'] => ({
  label: 'Update License',
  href: formUrl(tab, id),
})

function boardReason(record: Waiting, today: CalendarDay): string {
  const day = boardDay(record) ?? today
  const when = `Day 30 at the board was ${formatDay(day)} (${daysAway(day, today)}).`
  return `${when} Ask for a temporary license.${moveHint(record)}`
}

function moveHint({ movedOn, reportDate }: Waiting): string {
  if (movedOn !== '') return ''
  return reportDate === undefined
    ? ' If you move after applying, fill in “Day You Moved.”'
    : ' If you moved after your report date, fill in “Day You Moved.”'
}

export default [
  dueSource('last day', [licenses, moves], ([held, known], today) =>
    licensesDue(held, today, known),
  ),
]
