import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type Move, type MoveDays } from '@/schemas/my-move/move'

/**
 * A move with changed entries. If dates change, `plannedOn` becomes today, so that the new dates make no task
 * overdue. If only places change, `plannedOn` stays.
 */
export function replanned<Known extends Move>(
  move: Known,
  entries: Partial<Move>,
  today: CalendarDay,
): Known {
  const next = { ...move, ...entries }
  return { ...next, plannedOn: isSameDates(move, next) ? move.plannedOn : today }
}

/** Whether all dates of two moves are equal. */
export const isSameDates = (one: MoveDays, other: MoveDays): boolean =>
  moveDates.every((date) => one[date] === other[date])
