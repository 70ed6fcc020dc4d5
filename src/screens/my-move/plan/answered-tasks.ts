import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import type { ChildCareRecord } from '@/schemas/my-move/child-care'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'
import type { MoveRecord } from '@/schemas/my-move/move'
import { isFromEarlierMove, requestDay } from '@/schemas/my-move/placed-children'

const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'

/**
 * The tasks of a move that the Child Care File answers: asking for child care, once a program was asked, and checking
 * the wait, once a place was accepted. A request of an earlier move answers none.
 * @returns task id → the answer: "Asked Nov 17, 2026."
 * @param known every move of the person
 * @param until the last day that counts: today, or the day a move ended
 */
export function answeredTasks(
  records: readonly ChildCareRecord[],
  move: MoveRecord,
  known: readonly MoveRecord[],
  until: CalendarDay,
): ReadonlyMap<string, string> {
  const asked = records.filter(
    (record) =>
      wasAsked(record) && !isFromEarlierMove(record, known, move) && requestDay(record) <= until,
  )
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

/** Whether a program was asked: its day says so, or its status. */
const wasAsked = ({ askedOn, status }: ChildCareRecord) =>
  askedOn !== '' || (status !== 'to-ask' && status !== 'declined')
