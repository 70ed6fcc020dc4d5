import { calendarDay, formatDay, type CalendarDay } from '@/engine/calendar-day'
import type { ChildCareRecord } from '@/schemas/my-move/child-care'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'
import type { MoveDays } from '@/schemas/my-move/move'
import { anchorDays, planStart } from './anchor-days'

const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'

/**
 * The tasks of a move that the Child Care File answers: asking for child care, once a program was asked, and checking
 * the wait, once a place was accepted. A request from before the plan starts belongs to an earlier move.
 * @returns task id → the answer: "Asked Nov 17, 2026."
 * @param until the last day that counts: today, or the day a move ended
 */
export function answeredTasks(
  records: readonly ChildCareRecord[],
  move: MoveDays,
  until: CalendarDay,
): ReadonlyMap<string, string> {
  const start = planStart(anchorDays(move))
  const asked = records.filter((record) => {
    const day = askedDay(record)
    return day >= start && day <= until
  })
  const [first] = asked.flatMap(({ askedOn }) => askedOn || []).toSorted()
  return new Map([
    ...(asked.length > 0
      ? [[ASK_FOR_CHILD_CARE, first ? `Asked ${formatDay(first)}.` : 'Asked already.'] as const]
      : []),
    ...(asked.some(({ status }) => status === 'accepted')
      ? [[CHECK_WAIT, 'Place accepted.'] as const]
      : []),
  ])
}

/**
 * The day a program was asked; blank if it was not. If the day was left blank but the status says that the program was
 * asked, the day it was entered counts.
 */
function askedDay({ askedOn, status, createdAt }: ChildCareRecord): CalendarDay {
  if (askedOn !== '') return askedOn
  return status === 'to-ask' || status === 'declined' ? '' : calendarDay(new Date(createdAt))
}
