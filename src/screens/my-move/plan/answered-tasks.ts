import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import type { LicenseRecord } from '@/schemas/licensing/license'
import type { ChildCareRecord } from '@/schemas/my-move/child-care'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'
import type { MoveRecord } from '@/schemas/my-move/move'
import { isFromEarlierMove, requestDay } from '@/schemas/my-move/placed-children'

/** The records of a person that can answer tasks, and every move, because a request can belong to an earlier one. */
export interface PlanRecords {
  childCare?: readonly ChildCareRecord[] | undefined
  licenses?: readonly LicenseRecord[] | undefined
  moves?: readonly MoveRecord[] | undefined
}

/** The tasks that are over once an application for a license in the new state was sent. */
const APPLICATION_TASKS = [
  'license-steps/find-the-board',
  'license-steps/choose-your-path',
  'license-steps/send-application',
]

const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'

/**
 * The tasks of a move that the Child Care File answers: asking for child care, once a program was asked, and checking
 * the wait, once a place was accepted. A request of an earlier move answers none. An application in the new state
 * answers the tasks that lead to it.
 * @returns task id → the answer: "Asked Nov 17, 2026."
 * @param until the last day that counts: today, or the day a move ended
 */
export function answeredTasks(
  { childCare = [], licenses = [], moves = [] }: PlanRecords,
  move: MoveRecord,
  until: CalendarDay,
): ReadonlyMap<string, string> {
  const asked = childCare.filter(
    (record) =>
      wasAsked(record) && !isFromEarlierMove(record, moves, move) && requestDay(record) <= until,
  )
  const [first] = asked.flatMap(({ askedOn }) => askedOn || []).toSorted()
  const [application] = licenses
    .filter(({ state, status }) => state === move.to && isInForce(status))
    .flatMap((record) => applicationAnswer(record, until) ?? [])
  return new Map([
    ...(application ? APPLICATION_TASKS.map((id) => [id, application] as const) : []),
    ...(asked.length > 0
      ? [[ASK_FOR_CHILD_CARE, first ? `Asked ${formatDay(first)}.` : 'Asked already.'] as const]
      : []),
    ...(asked.some(({ status }) => status === 'accepted')
      ? [[CHECK_WAIT, 'Place accepted.'] as const]
      : []),
  ])
}

const isInForce = (status: LicenseRecord['status']) =>
  status === 'applied' || status === 'temporary' || status === 'active'

function applicationAnswer({ sentOn, completeOn }: LicenseRecord, until: CalendarDay) {
  if (sentOn !== '' && sentOn <= until) return `Application sent ${formatDay(sentOn)}.`
  if (completeOn === '' || completeOn > until) return undefined
  return `Application complete ${formatDay(completeOn)}.`
}

/** Whether a program was asked: its day says so, or its status. */
const wasAsked = ({ askedOn, status }: ChildCareRecord) =>
  askedOn !== '' || (status !== 'to-ask' && status !== 'declined')
