import type { CalendarDay } from '@/engine/calendar-day'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { AnchorDays } from './anchor-days'

/** The phases of a move by where the family is, in time order. */
export const place = vocabulary({
  old: 'Before You Leave',
  way: 'On the Way',
  new: 'After You Report',
})
export type Place = ValueOf<typeof place>

/** The phase of the move on a day. */
export function placeOn(day: CalendarDay, { depart, report }: AnchorDays): Place {
  if (day >= report) return 'new'
  return day < depart ? 'old' : 'way'
}
