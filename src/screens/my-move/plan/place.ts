import type { CalendarDay } from '@/engine/calendar-day'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { AnchorDays } from './anchor-days'

/** Where a family is on a day of its move, in the order in which it comes there. */
export const place = vocabulary({
  old: 'Before You Leave',
  way: 'On the Way',
  new: 'After You Report',
})
export type Place = ValueOf<typeof place>

/** Where the family is on a day. */
export function placeOn(day: CalendarDay, { depart, report }: AnchorDays): Place {
  if (day >= report) return 'new'
  return day < depart ? 'old' : 'way'
}
