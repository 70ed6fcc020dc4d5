import {
  addDays,
  calendarDay,
  daysAway,
  formatDay,
  isCalendarDay,
  type CalendarDay,
} from '@/engine/calendar-day'
import { recordDayId } from '@/engine/screen/record-days'
import { latest } from '../my-move/anchor-days'
import { currentMove, staysInState, type MoveRecord } from '../my-move/move'
import { endDay } from '../my-move/placed-children'
import { licenseName, type License, type LicenseRecord } from './license'

/** What day 30 of an application depends on. */
export interface Waiting extends Pick<License, 'state' | 'status' | 'completeOn' | 'movedOn'> {
  /** The report date, from `withReportDate`. */
  reportDate?: CalendarDay
  /** Whether the user does not move to the state: from `withReportDate`. */
  isWithoutMove?: boolean
}

/** How long the federal law gives a board before a temporary license can be asked for. */
export const BOARD_DAYS = 30

/**
 * Adds the report date of the move to the state of a license, or that there is none, if the day that the user moved is
 * blank. The move is the planned one, or else the newest. One that is done does not count once the user has moved
 * elsewhere. There is none if it was canceled or another move leads elsewhere; that one may have led there before.
 * A move inside the state does not count: the user lives there already.
 * @param known every move, the newest first
 */
export function withReportDate<T extends Waiting>(
  record: T,
  known: readonly MoveRecord[],
): T & Waiting {
  if (record.movedOn !== '') return record
  const moves = known.filter((one) => one.to === record.state && !staysInState(one))
  const move = currentMove(moves) ?? moves[0]
  if (move?.status === 'cancelled') return { ...record, isWithoutMove: true }
  const done = known.filter(({ status }) => status === 'done')
  const [lastDone] = done
  const arrival = done.find((one) => !staysInState(one))
  if (move && (move.status === 'planned' || move === arrival)) {
    return { ...record, reportDate: move.reportDate }
  }
  const planned = currentMove(known)
  const isElsewhere = planned
    ? leadsElsewhere(planned, record)
    : !move && lastDone && leadsElsewhere(lastDone, record) && record.completeOn < endDay(lastDone)
  return isElsewhere ? { ...record, isWithoutMove: true } : record
}

/** Whether a move neither leads to the state of a license nor, as far as is known, starts there. */
const leadsElsewhere = ({ from, to }: MoveRecord, { state }: Waiting): boolean =>
  to !== '' && to !== state && from !== '' && from !== state

/**
 * The thirtieth day after the application was complete or the user moved, whichever is later. The Justice
 * Department lists the move as a condition. Undefined if no decision is pending, if the user moves elsewhere, or
 * overseas.
 * See docs/decisions/0037.
 */
export function boardDay(record: Waiting): CalendarDay | undefined {
  const { state, status, completeOn, movedOn, reportDate = '', isWithoutMove = false } = record
  if (status !== 'applied' || completeOn === '' || isWithoutMove) return undefined
  // The federal law counts territories as states (50 U.S.C. 3911(6)), but no other country.
  if (state === 'overseas') return undefined
  const day = addDays(latest(completeOn, movedOn || reportDate), BOARD_DAYS)
  // A mistyped year can lead past the year 9999, which a CalendarDay cannot hold.
  return isCalendarDay(day) ? day : undefined
}

/** The id of that day in a calendar file. */
export const boardDayId = ({ id }: Pick<LicenseRecord, 'id'>): string =>
  recordDayId('license', id, 'day-30')

/** Whether the thirtieth day is still ahead, or is today. */
export function awaitsBoard(record: Waiting, today = calendarDay()): boolean {
  const day = boardDay(record)
  return day !== undefined && day >= today
}

/** Whether the thirtieth day has passed without a decision. */
export function isPastBoardDay(record: Waiting, today = calendarDay()): boolean {
  const day = boardDay(record)
  return day !== undefined && day < today
}

/** "Day 30 is Dec 20, 2026 (in 12 days)." and what to do about it. */
export function boardDayText(record: Waiting, today = calendarDay()): string {
  const day = boardDay(record)
  if (day === undefined) return ''
  const when = `${formatDay(day)} (${daysAway(day, today)})`
  const counted = countedFrom(record)
  return day < today
    ? `Day 30 was ${when}. No answer yet? Ask for a temporary license, in writing. ${counted}`
    : `Day 30 is ${when}. ${counted} The board may leave out federal holidays.`
}

function countedFrom({ movedOn, reportDate }: Waiting): string {
  if (movedOn !== '') {
    return 'It is counted from the later of two days: “Application Complete,” and your move.'
  }
  return reportDate === undefined
    ? 'If you move after applying, fill in “Day You Moved”; the board may count from it.'
    : 'It is counted from the later of two days: “Application Complete,” and your report date. If you move on another day, fill in “Day You Moved.”'
}

/** The same after the license's name: "Registered Nurse, Virginia. Day 30 was …". */
export function boardDayLine(
  record: Pick<License, 'profession'> & Waiting,
  today = calendarDay(),
): string {
  return `${licenseName(record)}. ${boardDayText(record, today)}`
}
