import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type Move } from '@/schemas/move'

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
  const isSameDates = moveDates.every((date) => next[date] === move[date])
  return { ...next, plannedOn: isSameDates ? move.plannedOn : today }
}
