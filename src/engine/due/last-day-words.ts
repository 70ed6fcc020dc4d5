import { daysAway, formatDay, type CalendarDay } from '../calendar-day'
import type { Due } from './due'

/** The sentence of a day on which something expires, or expired. */
export function lastDayWords(
  lastDay: CalendarDay,
  today: CalendarDay,
): Pick<Due, 'late' | 'reason'> {
  const day = `${formatDay(lastDay)} (${daysAway(lastDay, today)}).`
  return lastDay < today ? { late: `Expired ${day}`, reason: '' } : { reason: `Expires ${day}` }
}
