import { addDays, calendarDay, type CalendarDay } from '@/engine/calendar-day'
import type { MoveDate, MoveDays, MoveRecord } from './move'
import { anchors, leavingAnchors, type Anchor, type LeavingAnchor } from './plan-terms'

/** The day of every anchor of a move. */
export type AnchorDays = Readonly<Record<Anchor, CalendarDay>>

/** The field that holds the date of each anchor. */
export const dateOf: Readonly<Record<Anchor, MoveDate>> = {
  orders: 'ordersDate',
  packOut: 'packOutDate',
  depart: 'departDate',
  report: 'reportDate',
}

/** The assumed distance of each anchor from the report date, in days. */
const daysBeforeReport: Readonly<Record<Anchor, number>> = {
  orders: 90,
  packOut: 14,
  depart: 7,
  report: 0,
}

/** The anchor days of a move, from which its tasks are scheduled. A blank date gets an assumed day. */
export function anchorDays(move: MoveDays): AnchorDays {
  return {
    orders: dayOf('orders', move),
    packOut: dayOf('packOut', move),
    depart: dayOf('depart', move),
    report: dayOf('report', move),
  }
}

/**
 * The last day on which each anchor can be: the entered day, or else the next one that was entered before the
 * report. Without one, it is the day before the report date, because an assumed day makes nothing impossible. See
 * docs/decisions/0024.
 */
export function lastDays(move: MoveDays): AnchorDays {
  return {
    orders: lastDayOf('orders', move),
    packOut: lastDayOf('packOut', move),
    depart: lastDayOf('depart', move),
    report: lastDayOf('report', move),
  }
}

/** Minimum days between entering the dates and a due day, so that not everything is due at once. */
export const FIRST_DAYS = 2

/** The first day on which a task is due. An assumed day before it leaves too little time to be a limit. */
export const firstDueDay = (plannedOn: CalendarDay): CalendarDay => addDays(plannedOn, FIRST_DAYS)

/** The day the dates of a move were entered. */
export const plannedDay = ({
  plannedOn,
  createdAt,
}: Pick<MoveRecord, 'plannedOn' | 'createdAt'>): CalendarDay =>
  plannedOn || calendarDay(new Date(createdAt))

/** The day a plan starts: the day of the orders or 90 days before the report date, whichever is earlier. */
export function planStart({ orders, report }: Pick<AnchorDays, 'orders' | 'report'>): CalendarDay {
  return earliest(orders, addDays(report, -daysBeforeReport.orders))
}

/**
 * The report date that the plan would have without leave on the way: the real one, or an earlier day if the family
 * packs or departs longer before it than usual. Tasks with `aheadOf` are counted from it.
 */
export const reportWithoutLeave = (
  anchor: LeavingAnchor,
  dates: Pick<AnchorDays, LeavingAnchor | 'report'>,
): CalendarDay => earliest(dates.report, addDays(dates[anchor], daysBeforeReport[anchor]))

/**
 * The entered day, or an assumed day that keeps the order of the anchors relative to the entered days. Orders come as
 * long before an early pack-out or departure as usual.
 */
function dayOf(anchor: Anchor, move: MoveDays): CalendarDay {
  const entered = move[dateOf[anchor]]
  if (entered !== '') return entered
  const at = anchors.indexOf(anchor)
  const earlier = enteredDays(anchors.slice(0, at), move)
  const later = enteredDays(anchors.slice(at + 1), move)
  const report = anchor === 'orders' ? firstReport(move) : move.reportDate
  return earliest(latest(addDays(report, -daysBeforeReport[anchor]), ...earlier), ...later)
}

function firstReport(move: MoveDays): CalendarDay {
  const dates = {
    packOut: dayOf('packOut', move),
    depart: dayOf('depart', move),
    report: move.reportDate,
  }
  return earliest(
    dates.report,
    ...leavingAnchors.map((anchor) => reportWithoutLeave(anchor, dates)),
  )
}

function lastDayOf(anchor: Anchor, move: MoveDays): CalendarDay {
  const day = move[dateOf[anchor]]
  if (day !== '') return day
  const [next = addDays(move.reportDate, -1), ...others] = enteredDays(
    anchors.slice(anchors.indexOf(anchor) + 1, anchors.indexOf('report')),
    move,
  )
  return latest(dayOf(anchor, move), earliest(next, ...others, move.reportDate))
}

function enteredDays(some: readonly Anchor[], move: MoveDays): readonly CalendarDay[] {
  return some.map((anchor) => move[dateOf[anchor]]).filter((day) => day !== '')
}

/** The earliest of the days. */
export function earliest(first: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return others.reduce((day, other) => (other < day ? other : day), first)
}

/** The latest of the days. */
export function latest(first: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return others.reduce((day, other) => (other > day ? other : day), first)
}
