import { statusOf, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import { dayHere } from './interview-time'
import { reachedStatuses, type ApplicationProgress } from './reached-statuses'
import { byDay } from './timeline-of'

/**
 * Whether an application had an interview. If its history has interviews, their days decide. Otherwise the status
 * "Interview Scheduled" does, because the day of the interview was not recorded.
 */
export function hadInterview(record: ApplicationProgress): boolean {
  const { history } = record
  const closing = closingEntry(record)
  const interviews = history.filter(({ kind }) => kind === 'interview')
  if (interviews.length > 0) return interviews.some((entry) => isBeforeClosing(entry, closing))
  return reachedStatuses(record).some(({ status }) => status === 'interview')
}

/** Whether an interview is on or before the day of the closing. A later one did not take place. */
export function isBeforeClosing(entry: HistoryEntry, closing: HistoryEntry | undefined): boolean {
  return closing === undefined || dayHere(entry) <= closing.day
}

/**
 * The entry with which an application was closed; undefined if its history has none, or while it is open. If it was
 * reopened, its last closing counts.
 */
export function closingEntry({ status, history }: ApplicationProgress): HistoryEntry | undefined {
  if (isOpen(status)) return undefined
  const changes = byDay(history).flatMap((entry) => {
    const changed = statusOf(entry)
    return changed ? [{ entry, status: changed }] : []
  })
  const lastOpen = changes.findLastIndex((change) => isOpen(change.status))
  return changes[lastOpen + 1]?.entry
}
