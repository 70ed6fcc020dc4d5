import { daysAway, formatDay, type CalendarDay } from '../calendar-day'
import type { Due } from './due'

/** What is said of a last day: that it comes, or that it is over. */
export function lastDayWords(
  lastDay: CalendarDay,
  today: CalendarDay,
): Pick<Due, 'late' | 'reason'> {
  const day = `${formatDay(lastDay)} (${daysAway(lastDay, today)}).`
  return lastDay < today ? { late: `Expired ${day}`, reason: '' } : { reason: `Expires ${day}` }
}
