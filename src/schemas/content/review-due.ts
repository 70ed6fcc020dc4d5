import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { Provenance } from './content'
import { paces } from './pace'

/** The day from which a record's next review is due; undefined for one that carries no date or no pace. */
export function reviewDueOn({ lastReviewed, pace }: Provenance): CalendarDay | undefined {
  if (!lastReviewed || !pace) return undefined
  const interval = paces[pace]
  if (!('published' in interval)) return addDays(lastReviewed, interval.days)
  const year = Number(lastReviewed.slice(0, 4))
  const thisYear = `${year}-${interval.published}`
  return thisYear > lastReviewed ? thisYear : `${year + 1}-${interval.published}`
}
