import { calendarDay, earliestDayAnywhere, type CalendarDay } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import { anchorDays, earliest, latest, planStart } from './anchor-days'
import type { ChildCareRecord } from './child-care'
import { latestMove, type MoveRecord } from './move'

/**
 * The first day whose requests belong to a move: the day its plan starts or the day it was entered, whichever is
 * earlier. The day it was entered stays when the report date slips.
 */
const requestsStart = (move: MoveRecord): CalendarDay =>
  earliest(planStart(anchorDays(move)), entryDay(move))

/** The earliest day on which a move was entered in any time zone. */
const entryDay = ({ createdAt }: MoveRecord): CalendarDay =>
  earliestDayAnywhere(new Date(createdAt))

/**
 * The earliest day on which a move ended in any time zone: a day that was typed in another zone is not before it by
 * mistake. Only a correction of its status changes an ended move, and stores that day.
 */
export const endDay = ({ createdAt, updatedAt = createdAt, endedOn }: MoveRecord): CalendarDay =>
  endedOn || earliestDayAnywhere(new Date(updatedAt))

/** The day a program was asked. If that is blank, the earliest day on which it was entered in any time zone. */
export const requestDay = ({
  askedOn,
  createdAt,
}: Pick<ChildCareRecord, 'askedOn' | 'createdAt'>): CalendarDay =>
  askedOn === '' ? earliestDayAnywhere(new Date(createdAt)) : askedOn

/**
 * Whether a request belongs to an earlier move: it was made, and care was needed, before the requests of the move
 * start, or it was made for a move that has ended. Orders that were canceled and issued again for the same station are
 * one move. See docs/decisions/0047.
 * @param move the current move if left out, else the last one that is done
 */
export function isFromEarlierMove(
  record: ChildCareRecord,
  known: readonly MoveRecord[],
  move = latestMove(known),
): boolean {
  if (endedMoveOf(record, known, move)) return true
  if (!move) return false
  const { reissued } = movesBefore(move, known)
  return ![move, ...reissued].some((one) => isSince(record, one))
}

/**
 * The move that a request was made for, if that has ended: an earlier one than the given, or a canceled one that no
 * other move has followed. Undefined if the request is for the given move, or if no move is known that it was for.
 */
export function endedMoveOf(
  record: ChildCareRecord,
  known: readonly MoveRecord[],
  move = latestMove(known),
): MoveRecord | undefined {
  const asked = requestDay(record)
  const earlier = move ? movesBefore(move, known).earlier : []
  return [
    ...canceledAfter(move, known).filter((one) => asked >= entryDay(one)),
    ...earlier.filter((one) => isSince(record, one)),
  ].findLast((one) => asked < endDay(one))
}

const isSince = (record: ChildCareRecord, move: MoveRecord) =>
  latest(requestDay(record), record.neededBy) >= requestsStart(move)

/** The moves that ended before a move was entered. Those with canceled orders that it repeats are `reissued`. */
function movesBefore(move: MoveRecord, known: readonly MoveRecord[]) {
  const before = known.filter(
    ({ status, createdAt }) => status !== 'planned' && createdAt < move.createdAt,
  )
  const done = before.filter(({ status }) => status === 'done')
  const reissued = before.filter(
    (one) =>
      one.status === 'cancelled' &&
      isSameStation(one, move) &&
      done.every(({ createdAt }) => createdAt < one.createdAt),
  )
  return { reissued, earlier: before.filter((one) => !reissued.includes(one)) }
}

/** The canceled moves that were entered after the given one, or all of them without one. None if that is planned. */
function canceledAfter(move: MoveRecord | undefined, known: readonly MoveRecord[]) {
  if (move?.status === 'planned') return []
  return known.filter(
    ({ status, createdAt }) => status === 'cancelled' && createdAt > (move?.createdAt ?? ''),
  )
}

/** Whether both moves lead to the same station. One without a name matches none. */
function isSameStation(one: MoveRecord, other: MoveRecord): boolean {
  const [name, otherName] = [one, other].map(({ toPlace }) => normalizeText(toPlace))
  return one.to === other.to && name !== '' && name === otherName
}

/**
 * Leaves out what was asked for an ended move before its end, and the options for a child who has a place. A place
 * from an earlier move hides only options from earlier moves. Options with a blank `forWhom` are for no known child.
 */
export function stillNeeded(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
): readonly ChildCareRecord[] {
  const isEarlier = (record: ChildCareRecord) => isFromEarlierMove(record, known)
  const accepted = records.filter(({ status }) => status === 'accepted')
  const everPlaced = new Set(accepted.map(childKey))
  const placedNow = new Set(accepted.filter((record) => !isEarlier(record)).map(childKey))
  const isPlaced = (record: ChildCareRecord) =>
    record.forWhom !== '' && (isEarlier(record) ? everPlaced : placedNow).has(childKey(record))
  return records.filter((record) => !isPlaced(record) && !endedMoveOf(record, known))
}

/**
 * Leaves out the offers that are not needed anymore, except those whose day to answer has not passed: the program waits
 * for that answer. Without a day, nothing would ever end such an offer.
 */
export function withoutLapsedOffers(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today = calendarDay(),
): readonly ChildCareRecord[] {
  const needed = new Set(stillNeeded(records, known))
  return records.filter(
    (record) => needed.has(record) || record.status !== 'offered' || record.answerBy >= today,
  )
}

const childKey = ({ forWhom }: ChildCareRecord) => normalizeText(forWhom)
