import { daysAway, formatDay, type CalendarDay } from '../calendar-day'
import type { Due } from './due'

type Reason = Pick<Due, 'late' | 'reason'>

/** The reason of a line about something that is due, or overdue. @param whatFor a sentence, or blank */
export function dueReason(day: CalendarDay, today: CalendarDay, whatFor = ''): Reason {
  const when = dayWithDistance(day, today)
  return day < today
    ? { late: `Overdue since ${when}`, reason: whatFor }
    : { reason: `Due ${when} ${whatFor}`.trim() }
}

/** The reason of a line about something that expires, or has expired. */
export function expirationReason(lastDay: CalendarDay, today: CalendarDay): Reason {
  const when = dayWithDistance(lastDay, today)
  return lastDay < today ? { late: `Expired ${when}`, reason: '' } : { reason: `Expires ${when}` }
}

const dayWithDistance = (day: CalendarDay, today: CalendarDay) =>
  `${formatDay(day)} (${daysAway(day, today)}).`
