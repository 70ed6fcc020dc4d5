import type { CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  byDate,
  isPastTarget,
  type CertificationRecord,
} from '@/schemas/professional-dev/certification'
import { certificationAction, seeAllCertifications } from './certifications-due'
import type { Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'

/** A line for each target whose date has passed, earliest first. The `dateEarned` of a target is its target date. */
export function targetsDue(
  records: readonly CertificationRecord[],
  today: CalendarDay,
): readonly Due[] {
  return summarizeRest(
    records.filter((record) => isPastTarget(record, today)).toSorted(byDate),
    (record) => ({
      id: `target ${record.id}`,
      icon: 'i-lucide-award',
      title: record.name,
      ...dueReason(record.dateEarned, today),
      action: certificationAction(record),
      day: record.dateEarned,
    }),
    (others) => ({
      id: 'targets',
      icon: 'i-lucide-award',
      title: `${formatCount(others.length)} more certifications in progress`,
      reason: 'Their target dates have passed.',
      action: seeAllCertifications,
      day: others[0]?.dateEarned,
    }),
  )
}
