import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type Move } from '@/schemas/my-move/move'
import { isLicenseOptional } from './license-advice'

/**
 * A move with changed values. If the plan has to be made again, `plannedOn` becomes today, so that the change makes no
 * task overdue. Otherwise `plannedOn` stays.
 */
export function replanned<Known extends Move>(
  move: Known,
  changes: Partial<Move>,
  today: CalendarDay,
  needsLicense = true,
): Known {
  const next = { ...move, ...changes }
  return { ...next, plannedOn: needsNewPlan(move, next, needsLicense) ? today : move.plannedOn }
}

/**
 * Whether a change could make tasks overdue: a date changes, or license tasks are needed that were optional, or that
 * records had answered for the state it led to before.
 * @param needsLicense whether the plan has license tasks
 */
export const needsNewPlan = (move: Move, next: Move, needsLicense = true): boolean =>
  moveDates.some((date) => move[date] !== next[date]) ||
  (needsLicense &&
    !isLicenseOptional(next) &&
    (isLicenseOptional(move) || (move.to !== '' && move.to !== next.to)))
