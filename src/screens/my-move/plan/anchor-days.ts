import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { MoveDate, MoveDays } from '@/schemas/my-move/move'
import { anchors, type Anchor } from '@/schemas/my-move/plan-terms'

/** The day of every anchor of a move. */
export type AnchorDays = Readonly<Record<Anchor, CalendarDay>>

/** The date of a move that each anchor stands for, and where it is assumed while nobody knows it. */
const assumed: Readonly<Record<Anchor, { date: MoveDate; daysBeforeReport: number }>> = {
  orders: { date: 'ordersDate', daysBeforeReport: 90 },
  packOut: { date: 'packOutDate', daysBeforeReport: 14 },
  depart: { date: 'departDate', daysBeforeReport: 7 },
  report: { date: 'reportDate', daysBeforeReport: 0 },
}

/** The days that a plan is counted from: those that were entered, and for the others an assumption. */
export function anchorDays(move: MoveDays): AnchorDays {
  return {
    orders: dayOf('orders', move),
    packOut: dayOf('packOut', move),
    depart: dayOf('depart', move),
    report: dayOf('report', move),
  }
}

/** The first day that a plan asks for anything, while nobody knows better: that of the orders, or where they would be. */
export function planStart({ orders, report }: Pick<AnchorDays, 'orders' | 'report'>): CalendarDay {
  return earliest(orders, addDays(report, -assumed.orders.daysBeforeReport))
}

/** What is assumed never comes before an entered day that belongs earlier, nor after one that belongs later. */
function dayOf(anchor: Anchor, move: MoveDays): CalendarDay {
  const { date, daysBeforeReport } = assumed[anchor]
  if (move[date] !== '') return move[date]
  const at = anchors.indexOf(anchor)
  const earlier = enteredDays(anchors.slice(0, at), move)
  const later = enteredDays(anchors.slice(at + 1), move)
  return earliest(latest(addDays(move.reportDate, -daysBeforeReport), ...earlier), ...later)
}

function enteredDays(some: readonly Anchor[], move: MoveDays): readonly CalendarDay[] {
  return some.map((anchor) => move[assumed[anchor].date]).filter((day) => day !== '')
}

/** The first of some days. */
export function earliest(first: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return others.reduce((day, other) => (other < day ? other : day), first)
}

/** The last of some days. */
export function latest(first: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return others.reduce((day, other) => (other > day ? other : day), first)
}
