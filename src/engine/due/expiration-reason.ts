import { daysAway, formatDay, type CalendarDay } from '../calendar-day'
import type { Due } from './due'

/** The reason of a line about something that expires, or has expired. */
export function expirationReason(
  lastDay: CalendarDay,
  today: CalendarDay,
): Pick<Due, 'late' | 'reason'> {
  const day = `${formatDay(lastDay)} (${daysAway(lastDay, today)}).`
  return lastDay < today ? { late: `Expired ${day}`, reason: '' } : { reason: `Expires ${day}` }
}
