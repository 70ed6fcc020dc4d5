import { wallTimeAt } from '@/engine/zoned-time'
import { enteredAt, statusOf, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import { dayHere, interviewStart } from './interview-time'
import { reachedStatuses, type ApplicationProgress } from './reached-statuses'
import { byDay } from './application-timeline'

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

/**
 * Whether an interview began before the closing, or was set for a later time of that day. A later one did not take
 * place. If both have an instant, the answer is the same in each time zone that the device moves to.
 */
export function isBeforeClosing(entry: HistoryEntry, closing: HistoryEntry | undefined): boolean {
  if (!closing) return true
  const start = interviewStart(entry)
  const closedAt = closingInstant(closing)
  if (!start || !closedAt || !entry.timeZone) {
    // Nobody knows in which time zone the day of the closing was written, so either day of the interview counts.
    return entry.day <= closing.day || dayHere(entry) <= closing.day
  }
  const closedOn = wallTimeAt(closedAt, entry.timeZone).day
  return start <= closedAt || (entry.day <= closedOn && entry.day <= closing.day)
}

/** When an application was closed. Undefined if the user changed the day: its id has that day in no time zone. */
export function closingInstant(closing: HistoryEntry): Date | undefined {
  const entered = enteredAt(closing)
  if (!entered) return undefined
  // The days of that instant on the clocks farthest west and farthest east.
  const first = wallTimeAt(entered, 'Etc/GMT+12').day
  const last = wallTimeAt(entered, 'Etc/GMT-14').day
  return first <= closing.day && closing.day <= last ? entered : undefined
}

/**
 * The entry with which an application was closed; undefined if its history has none, or while it is open. If it was
 * reopened, its last closing counts.
 */
export function closingEntry({
  status,
  history,
}: Pick<ApplicationProgress, 'status' | 'history'>): HistoryEntry | undefined {
  if (isOpen(status)) return undefined
  const changes = byDay(history).flatMap((entry) => {
    const changed = statusOf(entry)
    return changed ? [{ entry, status: changed }] : []
  })
  const lastOpen = changes.findLastIndex((change) => isOpen(change.status))
  return changes[lastOpen + 1]?.entry
}
