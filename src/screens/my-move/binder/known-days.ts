import type { CalendarDay } from '@/engine/calendar-day'
import { moveDates, type MoveDate, type MoveDays } from '@/schemas/my-move/move'
import type { Anchor } from '@/schemas/my-move/plan-terms'
import { anchorDays } from '../plan/anchor-days'

/** A date of a move on paper. */
export interface KnownDay {
  label: string
  /** Blank where nobody entered it. */
  entered: CalendarDay
  /** The day that the plan counts on; blank where that says nothing. */
  counted: CalendarDay
}

const words: Readonly<Record<MoveDate, { label: string; anchor: Anchor }>> = {
  ordersDate: { label: 'Orders', anchor: 'orders' },
  packOutDate: { label: 'Pack-out', anchor: 'packOut' },
  departDate: { label: 'Departure', anchor: 'depart' },
  reportDate: { label: 'Report', anchor: 'report' },
}

/** The dates of a move in their order, each as it was entered and as the plan counts it. */
export function knownDays(move: MoveDays | undefined): readonly KnownDay[] {
  const counted = move && anchorDays(move)
  return moveDates.map((date) => {
    const { label, anchor } = words[date]
    const entered = move?.[date] ?? ''
    // Nobody gets by with a guess at orders: they are there, or they are not.
    return { label, entered, counted: anchor === 'orders' ? entered : (counted?.[anchor] ?? '') }
  })
}
