import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  byExpiration,
  isExpired,
  isExpiringSoon,
  type CertificationRecord,
} from '@/schemas/professional-dev/certification'
import { byDueDay, type Due } from '@/engine/due/due'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { expirationReason } from '@/engine/due/due-reason'
import { formUrl } from '@/engine/url/form-url'

/** The URL of the tab with the certifications. */
const CERTIFICATIONS_URL = '/app/professional-dev?tab=certifications'

export const seeAllCertifications: Due['action'] = {
  label: 'See All Certifications',
  href: CERTIFICATIONS_URL,
}

/**
 * How long a certification that has expired is listed: the user has probably let an older one lapse, and has no status
 * to say so.
 */
const LAPSED_DAYS = 90

/**
 * The certifications that expired lately or expire soon, by their last day. If some are only counted, those ahead are
 * named first.
 */
export function certificationsDue(
  records: readonly CertificationRecord[],
  today: CalendarDay,
): readonly Due[] {
  const byDay = records.toSorted(byExpiration)
  return summarizeRest(
    [
      ...byDay.filter((record) => isExpiringSoon(record, today)),
      ...byDay
        .filter((record) => isExpired(record, today))
        .filter(({ expirationDate }) => expirationDate >= addDays(today, -LAPSED_DAYS)),
    ],
    (record) => ({
      id: `certification ${record.id}`,
      icon: 'i-lucide-award',
      title: record.name,
      ...expirationReason(record.expirationDate, today),
      action: certificationAction(record),
      day: record.expirationDate,
    }),
    (others) => ({
      id: 'certifications',
      icon: 'i-lucide-award',
      title: `${formatCount(others.length)} more certifications`,
      reason: 'They have expired or expire soon.',
      action: seeAllCertifications,
      day: others.toSorted(byExpiration)[0]?.expirationDate,
    }),
  ).toSorted(byDueDay)
}

/** The action that opens a certification's form. */
export const certificationAction = ({ id }: { id: string }): Due['action'] => ({
  label: 'Update Certification',
  href: formUrl(CERTIFICATIONS_URL, id),
})
