import { calendarDay } from '@/engine/calendar-day'
import { wallTimeAt } from '@/engine/zoned-time'
import { byDay, enteredAt, statusOf, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import { dayHere, interviewStart } from './interview-time'
import { reachedStatuses, type ApplicationProgress } from './reached-statuses'

type Progress = Pick<ApplicationProgress, 'status' | 'history'>

/**
 * Whether an application had an interview. If its history has interviews, their days decide. Otherwise the status
 * "Interview Scheduled" does, because the day of the interview was not recorded.
 */
export function hadInterview(record: ApplicationProgress): boolean {
  const interviews = record.history.filter(({ kind }) => kind === 'interview')
  if (interviews.length > 0) return interviews.some((entry) => !isCalledOff(entry, record))
  return reachedStatuses(record).some(({ status }) => status === 'interview')
}

/**
 * Whether an interview or a planned follow-up did not take place, because the application was closed before it. One
 * that was entered before a closing, for a time between that closing and the reopening, was called off as well. One of
 * the day of the reopening counts, unless it is known to begin earlier. An interview of the day of the closing counts,
 * whatever its time: it was an effort of that day.
 */
export function isCalledOff(entry: HistoryEntry, record: Progress): boolean {
  return isInClosedPeriod(entry, record, isBeforeClosing)
}

/**
 * The same by the minute: an interview that was set for later on the day of the closing did not take place either,
 * unless the application was reopened on that day.
 */
export function isCanceled(entry: HistoryEntry, record: Progress): boolean {
  return isInClosedPeriod(entry, record, hasBegun)
}

function isInClosedPeriod(
  entry: HistoryEntry,
  record: Progress,
  isEarlier: (entry: HistoryEntry, closing: HistoryEntry) => boolean,
): boolean {
  return closedPeriods(record).some(({ closing, reopening }) => {
    if (reopening?.day === closing.day) return false
    if (entry.kind === 'follow-up') {
      return isOvertaken(entry, closing) && !(reopening && isAfterReopening(entry, reopening))
    }
    if (entry.kind !== 'interview' || isEarlier(entry, closing)) return false
    return (
      !reopening || (isEnteredBefore(entry, closing, record) && !isAfterReopening(entry, reopening))
    )
  })
}

/** A time in which an application was closed. Its reopening is undefined while that time lasts. */
interface ClosedPeriod {
  closing: HistoryEntry
  reopening: HistoryEntry | undefined
}

function closedPeriods({ status, history }: Progress): readonly ClosedPeriod[] {
  const periods: ClosedPeriod[] = []
  let closing: HistoryEntry | undefined
  for (const entry of byDay(history)) {
    const changed = statusOf(entry)
    if (!changed) continue
    if (!isOpen(changed)) closing ??= entry
    else if (closing) {
      periods.push({ closing, reopening: entry })
      closing = undefined
    }
  }
  // The history of an open application can lack its reopening.
  if (closing && !isOpen(status)) periods.push({ closing, reopening: undefined })
  return periods
}

/** The entry with which a closed application was closed; undefined if its history has none, or while it is open. */
export function closingEntry(record: Progress): HistoryEntry | undefined {
  return closedPeriods(record).find(({ reopening }) => !reopening)?.closing
}

/** The entry that reopened an application last; undefined if none did. */
export function lastReopening(record: Progress): HistoryEntry | undefined {
  return closedPeriods(record).findLast(({ reopening }) => reopening)?.reopening
}

/**
 * Whether an interview began before the closing, or was set for a later time of that day. If both have an instant, the
 * answer is the same in each time zone that the device moves to.
 */
function isBeforeClosing(entry: HistoryEntry, closing: HistoryEntry): boolean {
  const start = interviewStart(entry)
  const closedAt = changeInstant(closing)
  if (!start || !closedAt || !entry.timeZone) {
    // Nobody knows in which time zone the day of the closing was written, so either day of the interview counts.
    return entry.day <= closing.day || dayHere(entry) <= closing.day
  }
  const closedOn = wallTimeAt(closedAt, entry.timeZone).day
  return start <= closedAt || (entry.day <= closedOn && entry.day <= closing.day)
}

/** Whether an interview began before the closing. If an instant is not known, one of that day did. */
function hasBegun(entry: HistoryEntry, closing: HistoryEntry): boolean {
  const [start, closedAt] = [interviewStart(entry), changeInstant(closing)]
  return start && closedAt ? start <= closedAt : isBeforeClosing(entry, closing)
}

/** Whether an entry is for a time after the reopening or, without a known instant, for that day or a later one. */
function isAfterReopening(entry: HistoryEntry, reopening: HistoryEntry): boolean {
  const [start, reopenedAt] = [interviewStart(entry), changeInstant(reopening)]
  if (start && reopenedAt) return start >= reopenedAt
  return entry.day >= reopening.day || dayHere(entry) >= reopening.day
}

/**
 * Whether an interview was entered before the application was closed. If the closing was written down on another day,
 * its day counts; if the interview is from a CSV file, the order of the history.
 */
function isEnteredBefore(entry: HistoryEntry, closing: HistoryEntry, { history }: Progress) {
  const [entered, closedAt] = [enteredAt(entry), changeInstant(closing)]
  if (!entered) return history.indexOf(entry) < history.indexOf(closing)
  return closedAt ? entered < closedAt : calendarDay(entered) <= closing.day
}

/**
 * Whether a follow-up was entered before the application was closed, for a day after that. It did not take place. One
 * that was entered later did. Entries from a CSV file do not say when they were entered, so they stay.
 */
function isOvertaken(followUp: HistoryEntry, closing: HistoryEntry): boolean {
  const [planned, closed] = [enteredAt(followUp), enteredAt(closing)]
  if (!planned || !closed || planned >= closed) return false
  return followUp.day > closing.day && followUp.day > calendarDay(closed)
}

/**
 * When the status was changed. Undefined if the user changed the day of the entry: its id has that day in no time zone.
 */
function changeInstant(change: HistoryEntry): Date | undefined {
  const entered = enteredAt(change)
  if (!entered) return undefined
  // The days of that instant on the clocks farthest west and farthest east.
  const first = wallTimeAt(entered, 'Etc/GMT+12').day
  const last = wallTimeAt(entered, 'Etc/GMT-14').day
  return first <= change.day && change.day <= last ? entered : undefined
}
