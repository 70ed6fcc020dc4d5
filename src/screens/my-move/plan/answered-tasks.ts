import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import {
  hasEnded,
  isApplication,
  isOneProfession,
  type LicenseRecord,
} from '@/schemas/licensing/license'
import { statusOf, type ChildCareRecord } from '@/schemas/my-move/child-care'
import { ASK_FOR_CHILD_CARE } from '@/schemas/my-move/child-care-task'
import type { MoveRecord } from '@/schemas/my-move/move'
import { endDay, isFromEarlierMove, requestDay } from '@/schemas/my-move/placed-children'
import { placeName } from '@/schemas/my-move/region'

/** The records of a user that can answer tasks, and every move, because a record can belong to an earlier one. */
export interface PlanRecords {
  childCare?: readonly ChildCareRecord[] | undefined
  licenses?: readonly LicenseRecord[] | undefined
  moves?: readonly MoveRecord[] | undefined
}

/** The tasks that are over once the user has applied for licenses in the new state, or holds them. */
const APPLICATION_TASKS = [
  'license-steps/find-the-board',
  'license-steps/choose-your-path',
  'license-steps/send-application',
]
/** The tasks that are over as well once the user holds the licenses. Costs can still be claimed. */
const LICENSE_TASKS = [
  'license-steps/gather-papers',
  'license-steps/order-verifications',
  'license-steps/ask-for-spouse-path',
  'license-steps/follow-up',
  'license-steps/get-written-ok',
]

const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'

/**
 * The tasks of a move that the Child Care File answers: asking for child care, once a program was asked, and checking
 * the wait, once a place was accepted. A request of an earlier move answers none. Licenses and applications in the new
 * state answer the tasks that lead to them. See docs/decisions/0037.
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
  return new Map([
    ...licenseAnswers(licenses, moves, move, until),
    ...(asked.length > 0
      ? [[ASK_FOR_CHILD_CARE, first ? `Asked ${formatDay(first)}.` : 'Asked already.'] as const]
      : []),
    ...(asked.some(({ status }) => status === 'accepted')
      ? [[CHECK_WAIT, 'Place accepted.'] as const]
      : []),
  ])
}

/**
 * The tasks that applications and licenses in the new state answer, with the answers. None while a profession that the
 * user is licensed in has neither there.
 */
function licenseAnswers(
  licenses: readonly LicenseRecord[],
  moves: readonly MoveRecord[],
  move: MoveRecord,
  until: CalendarDay,
): readonly (readonly [id: string, answer: string])[] {
  const inForce = licenses.filter(
    (record) => (record.status === 'active' || isApplication(record)) && !hasEnded(record, until),
  )
  const inNewState = inForce.filter(
    (record) => record.state === move.to && !isForEarlierMove(record, moves, move),
  )
  const covering = inNewState.filter(
    (record) => record.status !== 'applied' || applicationAnswer(record, until),
  )
  const elsewhere = inForce.filter(({ state, status }) => state !== move.to && status === 'active')
  const isMissing = elsewhere.some(({ profession, state }) => {
    const count = (records: readonly LicenseRecord[]) =>
      records.filter((record) => record.profession === profession).length
    // Of several professions outside the list, each needs its own application.
    const inState = elsewhere.filter((record) => record.state === state)
    return count(covering) < (isOneProfession(elsewhere, profession, until) ? 1 : count(inState))
  })
  if (isMissing) return []
  const [applied] = inNewState.flatMap((record) => applicationAnswer(record, until) ?? [])
  // A license from one country says nothing of another.
  const held =
    move.to !== '' && move.to !== 'overseas' && covering.some(isActive)
      ? `You hold a license from ${placeName(move.to)}.`
      : undefined
  const answer = applied ?? held
  return [
    ...(answer ? APPLICATION_TASKS.map((id) => [id, answer] as const) : []),
    ...(held && inNewState.every(isActive) ? LICENSE_TASKS.map((id) => [id, held] as const) : []),
  ]
}

const isActive = ({ status }: LicenseRecord) => status === 'active'

/** Whether the user applied before an earlier move to the same state ended, and has no license from it. */
function isForEarlierMove(
  record: LicenseRecord,
  moves: readonly MoveRecord[],
  { to, createdAt }: MoveRecord,
): boolean {
  const appliedOn = record.sentOn || record.completeOn
  return (
    isApplication(record) &&
    moves.some(
      (one) =>
        one.status === 'done' &&
        one.to === to &&
        one.createdAt < createdAt &&
        appliedOn < endDay(one),
    )
  )
}

function applicationAnswer({ sentOn, completeOn }: LicenseRecord, until: CalendarDay) {
  if (sentOn !== '' && sentOn <= until) return `Application sent ${formatDay(sentOn)}.`
  if (completeOn === '' || completeOn > until) return undefined
  return `Application complete ${formatDay(completeOn)}.`
}

/** Whether a program was asked. A family may have decided that one is "Not for Us" before it asked. */
const wasAsked = (record: ChildCareRecord) =>
  statusOf(record) !== 'to-ask' && (record.status !== 'declined' || record.askedOn !== '')
