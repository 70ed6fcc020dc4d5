import type { CalendarDay } from '@/engine/calendar-day'
import type { MoveRecord } from '@/schemas/my-move/move'
import { anchors, type Anchor } from '@/schemas/my-move/plan-terms'
import { anchorDays, dateOf, firstDueDay, plannedDay } from '@/schemas/my-move/anchor-days'

/** A date of a move, as the binder prints it. */
export interface PrintedDate {
  label: string
  /** The date that the user entered, or blank. */
  entered: CalendarDay
  /**
   * The day that the plan counts from: the entered day, else the assumed one. Blank if an assumed day would be of the
   * orders, or before the first due day.
   */
  counted: CalendarDay
}

const labels: Readonly<Record<Anchor, string>> = {
  orders: 'Orders',
  packOut: 'Pack-out',
  depart: 'Departure',
  report: 'Report',
}

/** The dates of a move in their order, each as it was entered and as the plan uses it. */
export function printedDates(move: MoveRecord | undefined): readonly PrintedDate[] {
  const assumed = (anchor: Anchor) => {
    if (!move) return ''
    const day = anchorDays(move)[anchor]
    return day < firstDueDay(plannedDay(move)) ? '' : day
  }
  return anchors.map((anchor) => {
    const entered = move?.[dateOf[anchor]] ?? ''
    // No assumed day for the orders, because a guess is of no use: the user has orders, or does not.
    const counted = entered || (anchor === 'orders' ? '' : assumed(anchor))
    return { label: labels[anchor], entered, counted }
  })
}
