import type { CalendarDay } from '@/engine/calendar-day'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { AnchorDays } from '@/schemas/my-move/anchor-days'

/** The phases of a move, in time order. */
export const movePhase = vocabulary({
  before: 'Before You Leave',
  onTheWay: 'On the Way',
  after: 'After You Report',
})
export type MovePhase = ValueOf<typeof movePhase>

/** The phase of the move on a day. */
export function movePhaseOn(
  day: CalendarDay,
  { depart, report }: Pick<AnchorDays, 'depart' | 'report'>,
): MovePhase {
  if (day >= report) return 'after'
  return day < depart ? 'before' : 'onTheWay'
}
