import { addDays, calendarDay, type CalendarDay } from '@/engine/calendar-day'
import type { JobApplication } from './job-application'

/** How long after its last known event an open application counts as quiet. */
export const QUIET_AFTER_DAYS = 30

type ApplicationProgress = Pick<
  JobApplication,
  'status' | 'dateApplied' | 'nextActionDate' | 'history'
>

/** The last day on which something happened, as far as it was written down. */
export function lastDay({
  dateApplied,
  history,
}: Pick<ApplicationProgress, 'dateApplied' | 'history'>): CalendarDay {
  return history.reduce((last, { day }) => (day > last ? day : last), dateApplied)
}

/**
 * Whether nothing has happened with an open application for 30 days or more, and nothing is planned from
 * today on. One with an interview and no history is not quiet: nobody knows when its interview is, or was.
 */
export function isQuiet(record: ApplicationProgress, today = calendarDay()): boolean {
  const { status, nextActionDate, history } = record
  const isWaiting = status === 'applied' || (status === 'interview' && history.length > 0)
  if (!isWaiting || nextActionDate >= today) return false
  return lastDay(record) <= addDays(today, -QUIET_AFTER_DAYS)
}
