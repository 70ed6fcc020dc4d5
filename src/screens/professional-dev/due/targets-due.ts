import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  byDate,
  isPastTarget,
  isTarget,
  type CertificationRecord,
} from '@/schemas/professional-dev/certification'
import { DUE_SOON_DAYS } from '@/schemas/professional-dev/learning-goal'
import { certificationAction, seeAllCertifications } from './certifications-due'
import { byDueDay, type Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'

/**
 * The targets whose date has passed or comes as soon as a goal's, by their date. If some are only counted, those ahead
 * are named first. The `dateEarned` of a target is its target date.
 */
export function targetsDue(
  records: readonly CertificationRecord[],
  today: CalendarDay,
): readonly Due[] {
  const near = records
    .filter((record) => isTarget(record) && record.dateEarned <= addDays(today, DUE_SOON_DAYS))
    .toSorted(byDate)
  return summarizeRest(
    [
      ...near.filter((record) => !isPastTarget(record, today)),
      ...near.filter((record) => isPastTarget(record, today)),
    ],
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
      reason: 'Their target dates have passed or are near.',
      action: seeAllCertifications,
      day: others.toSorted(byDate)[0]?.dateEarned,
    }),
  ).toSorted(byDueDay)
}
