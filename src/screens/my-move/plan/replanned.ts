import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type Move, type MoveDays } from '@/schemas/my-move/move'

/**
 * A move with other entries. Other dates count as entered today, so that nothing is late by them that
 * nobody could know of; other places leave the plan as it is.
 */
export function replanned<Known extends Move>(
  move: Known,
  entries: Partial<Move>,
  today: CalendarDay,
): Known {
  const next = { ...move, ...entries }
  return { ...next, plannedOn: isSameDates(move, next) ? move.plannedOn : today }
}

/** Whether a plan is counted from the same days. */
export const isSameDates = (one: MoveDays, other: MoveDays): boolean =>
  moveDates.every((date) => one[date] === other[date])
