import {
  addDays,
  calendarDay,
  daysAway,
  formatDay,
  isCalendarDay,
  type CalendarDay,
} from '@/engine/calendar-day'
import { licenseName, type License } from './license'

type Waiting = Pick<License, 'status' | 'completeOn' | 'movedOn'>

/** How long the federal law gives a board before a temporary license can be asked for. */
export const BOARD_DAYS = 30

/**
 * The thirtieth day after the application was complete or the person moved, whichever is later. The Justice
 * Department lists the move as a condition. Undefined if no decision is pending. See docs/decisions/0037.
 */
export function boardDay({ status, completeOn, movedOn }: Waiting): CalendarDay | undefined {
  if (status !== 'applied' || completeOn === '') return undefined
  const day = addDays(movedOn > completeOn ? movedOn : completeOn, BOARD_DAYS)
  // A mistyped year can lead past the year 9999, where days have no form.
  return isCalendarDay(day) ? day : undefined
}

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
  const counted =
    record.movedOn === ''
      ? 'If you move after applying, add the move date; the board may count from it.'
      : 'It is counted from the later of two days: application complete, and your move.'
  return day < today
    ? `Day 30 was ${when}. No answer yet? Ask for a temporary license, in writing. ${counted}`
    : `Day 30 is ${when}. ${counted} The board may leave out federal holidays.`
}

/** The same after the license's name: "Registered Nurse, Virginia. Day 30 was …". */
export function boardDayLine(
  record: Pick<License, 'profession' | 'state'> & Waiting,
  today = calendarDay(),
): string {
  return `${licenseName(record)}. ${boardDayText(record, today)}`
}
