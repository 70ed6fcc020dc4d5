import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen } from './application-status'
import type { JobApplication } from './job-application'
import { statusOf } from './status-of-entry'
import { byDay } from './timeline-of'

/**
 * The day on which an application was closed; undefined if its history does not say, or while it is open. If it was
 * reopened, its last closing counts.
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
