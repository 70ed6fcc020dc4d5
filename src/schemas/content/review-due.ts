import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { Provenance } from './content'
import { reviewIntervals } from './review-interval'

/** The day from which a record's next review is due; undefined if it has no date or no interval. */
export function reviewDueOn({ lastReviewed, reviewInterval }: Provenance): CalendarDay | undefined {
  if (!lastReviewed || !reviewInterval) return undefined
  const interval = reviewIntervals[reviewInterval]
  if (!('published' in interval)) return addDays(lastReviewed, interval.days)
  const year = Number(lastReviewed.slice(0, 4))
  const thisYear = `${year}-${interval.published}`
  return thisYear > lastReviewed ? thisYear : `${year + 1}-${interval.published}`
}
