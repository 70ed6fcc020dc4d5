import type { CalendarDay } from '@/engine/calendar-day'
import type { ChildCareRecord } from '@/schemas/my-move/child-care'
import type { MoveDays } from '@/schemas/my-move/move'
import { anchorDays, planStart } from './anchor-days'

const ASK = 'pcs-timeline/3-months/request-child-care'
const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'

/**
 * The tasks of a move that the Child Care File answers: a program was asked, and a place was accepted. What
 * was asked before the plan starts belongs to an earlier move.
 * @param until the last day that counts: today, or the day a move ended
 */
export function answeredTasks(
  records: readonly ChildCareRecord[],
  move: MoveDays,
  until: CalendarDay,
): ReadonlySet<string> {
  const start = planStart(anchorDays(move))
  const asked = records.filter(({ askedOn }) => askedOn >= start && askedOn <= until)
  return new Set([
    ...(asked.length > 0 ? [ASK] : []),
    ...(asked.some(({ status }) => status === 'accepted') ? [CHECK_WAIT] : []),
  ])
}
