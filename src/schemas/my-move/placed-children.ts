import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import { anchorDays, earliest, latest, planStart } from './anchor-days'
import { isOfferWithDay, type ChildCareRecord } from './child-care'
import { latestMove, type MoveRecord } from './move'

/**
 * The first day whose requests belong to a move: the day its plan starts or the day it was entered, whichever is
 * earlier. The day it was entered stays when the report date slips.
 */
const requestsStart = (move: MoveRecord): CalendarDay =>
  earliest(planStart(anchorDays(move)), calendarDay(new Date(move.createdAt)))

/** The day a move ended. Nothing changes an ended move. */
export const endDay = ({ createdAt, updatedAt = createdAt }: MoveRecord): CalendarDay =>
  calendarDay(new Date(updatedAt))

/** The day a program was asked, or the day it was entered if that is blank. */
export const requestDay = ({
  askedOn,
  createdAt,
}: Pick<ChildCareRecord, 'askedOn' | 'createdAt'>): CalendarDay =>
  askedOn === '' ? calendarDay(new Date(createdAt)) : askedOn

/**
 * Whether a request belongs to an earlier move: it was made, and care was needed, before the requests of the move
 * start, or it was made for an earlier move that had not ended then. Orders that were canceled and issued again for the
 * same station are one move. See docs/decisions/0047.
 * @param move the current move if left out, else the last one that is done
 */
export function isFromEarlierMove(
  record: ChildCareRecord,
  known: readonly MoveRecord[],
  move = latestMove(known),
): boolean {
  if (!move) return false
  const askedOn = requestDay(record)
  const isSince = (one: MoveRecord) => latest(askedOn, record.neededBy) >= requestsStart(one)
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
  const earlier = before.filter((one) => !reissued.includes(one))
  return (
    ![move, ...reissued].some(isSince) ||
    earlier.some((one) => isSince(one) && askedOn < endDay(one))
  )
}

/** Whether both moves lead to the same station. One without a name matches none. */
function isSameStation(one: MoveRecord, other: MoveRecord): boolean {
  const [name, otherName] = [one, other].map(({ toPlace }) => normalizeText(toPlace))
  return one.to === other.to && name !== '' && name === otherName
}

/**
 * Leaves out what was asked for an earlier move, and the options for a child who has a place since. Options with a blank
 * `forWhom` are for no known child.
 */
export function stillNeeded(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
): readonly ChildCareRecord[] {
  const ofThisMove = records.filter((record) => !isFromEarlierMove(record, known))
  const placed = new Set(ofThisMove.filter(({ status }) => status === 'accepted').map(childKey))
  return ofThisMove.filter((record) => record.forWhom === '' || !placed.has(childKey(record)))
}

/**
 * Leaves out the offers that are not needed anymore, once the day to answer has passed. Until then the program waits for
 * an answer.
 */
export function withoutLapsedOffers(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today = calendarDay(),
): readonly ChildCareRecord[] {
  const needed = new Set(stillNeeded(records, known))
  return records.filter(
    (record) => needed.has(record) || !isOfferWithDay(record) || record.answerBy >= today,
  )
}

const childKey = ({ forWhom }: ChildCareRecord) => normalizeText(forWhom)
