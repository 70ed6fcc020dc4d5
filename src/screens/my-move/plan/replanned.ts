import { planTasks } from '@/data/my-move/plan-tasks'
import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type Move } from '@/schemas/my-move/move'
import { isLicenseOptional } from './license-advice'
import { isFor } from './plan-of'

/**
 * A move with changed values. If the plan has to be made again, `plannedOn` becomes today, so that the change makes no
 * task overdue. Otherwise `plannedOn` stays.
 */
export function replanned<Known extends Move>(
  move: Known,
  changes: Partial<Move>,
  today: CalendarDay,
): Known {
  const next = { ...move, ...changes }
  return { ...next, plannedOn: needsNewPlan(move, next) ? today : move.plannedOn }
}

/**
 * Whether a change could make tasks overdue: a date changes, or the new state becomes another one or unknown, so that
 * what records answered for the first one is open again, license tasks are no longer optional, or the new destination
 * has tasks of its own.
 */
export const needsNewPlan = (move: Move, next: Move): boolean =>
  moveDates.some((date) => move[date] !== next[date]) ||
  gainsTask(move, next) ||
  (!isLicenseOptional(next) && (isLicenseOptional(move) || hasOtherGoal(move, next)))

/** Whether the changed move no longer leads to the state that was known. */
const hasOtherGoal = (move: Move, next: Move): boolean => move.to !== '' && move.to !== next.to

/** Whether the changed move has a task that is not for its earlier destination. */
const gainsTask = (move: Move, next: Move): boolean =>
  planTasks.rows.some((task) => isFor(task, next) && !isFor(task, move))
