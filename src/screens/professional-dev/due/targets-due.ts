import type { CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  byDate,
  isPastTarget,
  type CertificationRecord,
} from '@/schemas/professional-dev/certification'
import { certificationAction, certificationsTab } from './certifications-due'
import type { Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'

/** The certifications that are worked towards and whose target date has passed, by that date. */
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
      title: `${formatCount(others.length)} more target certifications`,
      reason: 'Their target date has passed.',
      action: { label: 'See All Certifications', href: certificationsTab },
      day: others[0]?.dateEarned,
    }),
  )
}
