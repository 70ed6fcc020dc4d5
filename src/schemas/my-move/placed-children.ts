import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import { anchorDays, earliest, latest, planStart } from './anchor-days'
import { isOfferWithDay, type ChildCareRecord } from './child-care'
import { currentMove, type MoveRecord } from './move'

/**
 * The first day whose requests belong to a move: the day its plan starts or the day it was entered, whichever is
 * earlier. The day it was entered stays when the report date slips.
 */
export const requestsStart = (move: MoveRecord): CalendarDay =>
  earliest(planStart(anchorDays(move)), calendarDay(new Date(move.createdAt)))

/** The first day of requests for the current move, else for the last one that is done; blank without either. */
export function lastRequestsStart(known: readonly MoveRecord[]): CalendarDay {
  const move = currentMove(known) ?? known.find(({ status }) => status === 'done')
  return move ? requestsStart(move) : ''
}

/** The day a program was asked, or the day it was entered if that is blank. */
export const requestDay = ({
  askedOn,
  createdAt,
}: Pick<ChildCareRecord, 'askedOn' | 'createdAt'>): CalendarDay =>
  askedOn === '' ? calendarDay(new Date(createdAt)) : askedOn

/** Whether a request belongs to an earlier move: it was made, and care was needed, before `requestsStart`. */
export const isFromEarlierMove = (record: ChildCareRecord, start: CalendarDay): boolean =>
  latest(requestDay(record), record.neededBy) < start

/**
 * Leaves out the options for a child who has a place. A place from an earlier move hides only options from earlier
 * moves. Options with a blank `forWhom` are always kept.
 */
export function withoutPlacedChildren(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
): readonly ChildCareRecord[] {
  const start = lastRequestsStart(known)
  const isEarlier = (record: ChildCareRecord) => isFromEarlierMove(record, start)
  const accepted = records.filter(({ status }) => status === 'accepted')
  const everPlaced = new Set(accepted.map(childKey))
  const placedNow = new Set(accepted.filter((record) => !isEarlier(record)).map(childKey))
  return records.filter(
    (record) =>
      record.forWhom === '' || !(isEarlier(record) ? everPlaced : placedNow).has(childKey(record)),
  )
}

/**
 * Leaves out the offers for a child who has a place, once the day to answer has passed. Until then the program waits for
 * an answer.
 */
export function withoutLapsedOffers(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today = calendarDay(),
): readonly ChildCareRecord[] {
  const unplaced = new Set(withoutPlacedChildren(records, known))
  return records.filter(
    (record) => unplaced.has(record) || !isOfferWithDay(record) || record.answerBy >= today,
  )
}

const childKey = ({ forWhom }: ChildCareRecord) => normalizeText(forWhom)
