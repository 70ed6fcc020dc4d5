import type { HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import type { JobApplication } from './job-application'
import { statusOf } from './status-of-entry'
import { byDay } from './timeline-of'

/**
 * The entry with which an application was closed; undefined if its history has none, or while it is open. If it was
 * reopened, its last closing counts.
 */
export function closingEntry({
  status,
  history,
}: Pick<JobApplication, 'status' | 'history'>): HistoryEntry | undefined {
  if (isOpen(status)) return undefined
  const changes = byDay(history).flatMap((entry) => {
    const changed = statusOf(entry)
    return changed ? [{ entry, status: changed }] : []
  })
  const lastOpen = changes.findLastIndex((change) => isOpen(change.status))
  return changes[lastOpen + 1]?.entry
}
