import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type MoveDate, type MoveRecord } from '@/schemas/my-move/move'
import type { Anchor } from '@/schemas/my-move/plan-terms'
import { anchorDays, firstDueDay, plannedDay } from '@/schemas/my-move/anchor-days'

/** A date of a move on paper. */
export interface KnownDay {
  label: string
  /** The date that the user entered, or blank. */
  entered: CalendarDay
  /** The day that the plan uses, entered or assumed. Not assumed for the orders or too soon; then blank. */
  counted: CalendarDay
}

const dateNames: Readonly<Record<MoveDate, { label: string; anchor: Anchor }>> = {
  ordersDate: { label: 'Orders', anchor: 'orders' },
  packOutDate: { label: 'Pack-out', anchor: 'packOut' },
  departDate: { label: 'Departure', anchor: 'depart' },
  reportDate: { label: 'Report', anchor: 'report' },
}

/** The dates of a move in their order, each as it was entered and as the plan uses it. */
export function knownDays(move: MoveRecord | undefined): readonly KnownDay[] {
  const assumed = (anchor: Anchor) => {
    if (!move) return ''
    const day = anchorDays(move)[anchor]
    return day < firstDueDay(plannedDay(move)) ? '' : day
  }
  return moveDates.map((date) => {
    const { label, anchor } = dateNames[date]
    const entered = move?.[date] ?? ''
    // No assumed day for the orders, because a guess is of no use: the user has orders, or does not.
    return { label, entered, counted: entered || (anchor === 'orders' ? '' : assumed(anchor)) }
  })
}
