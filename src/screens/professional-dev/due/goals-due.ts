import type { CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  byTargetDate,
  isDueSoon,
  isPastItsDate,
  type LearningGoalRecord,
} from '@/schemas/professional-dev/learning-goal'
import { byDueDay, type Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { formUrl } from '@/engine/url/form-url'

const GOALS_URL = '/app/professional-dev?tab=goals'

/**
 * The goals whose day has passed or comes soon, by their day. If some are only counted, those ahead are named first.
 */
export function goalsDue(
  records: readonly LearningGoalRecord[],
  today: CalendarDay,
): readonly Due[] {
  const byDay = records.toSorted(byTargetDate)
  return summarizeRest(
    [
      ...byDay.filter((goal) => isDueSoon(goal, today)),
      ...byDay.filter((goal) => isPastItsDate(goal, today)),
    ],
    (goal) => ({
      id: `goal ${goal.id}`,
      icon: 'i-lucide-target',
      title: goal.title,
      ...dueReason(goal.targetDate, today),
      action: { label: 'Update Goal', href: formUrl(GOALS_URL, goal.id) },
      day: goal.targetDate,
    }),
    (others) => ({
      id: 'goals',
      icon: 'i-lucide-target',
      title: `${formatCount(others.length)} more goals`,
      reason: 'Their target dates have passed or are near.',
      action: { label: 'See All Goals', href: GOALS_URL },
      day: others.toSorted(byTargetDate)[0]?.targetDate,
    }),
  ).toSorted(byDueDay)
}
