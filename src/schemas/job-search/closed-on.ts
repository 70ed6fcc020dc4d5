import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen } from './application-status'
import type { JobApplication } from './job-application'
import { statusOf } from './status-of-entry'
import { byDay } from './timeline-of'

/**
 * The day since which an application has been closed, as far as its history tells; undefined where it does
 * not, or while the application is open. One that was opened again counts from its last closing.
 */
export function closedOn({
  status,
  history,
}: Pick<JobApplication, 'status' | 'history'>): CalendarDay | undefined {
  if (isOpen(status)) return undefined
  const changes = byDay(history).flatMap((entry) => {
    const changed = statusOf(entry)
    return changed ? [{ day: entry.day, status: changed }] : []
  })
  const lastOpen = changes.findLastIndex((change) => isOpen(change.status))
  return changes[lastOpen + 1]?.day
}
