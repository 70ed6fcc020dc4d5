import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import {
  applications,
  awaitsInterview,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { enteredAt, statusOf, type HistoryEntry } from '@/schemas/job-search/application-history'
import { isCalledOff, lastReopening } from '@/schemas/job-search/held-interview'
import { awayHere, dayHere, interviewStart, whenItIs } from '@/schemas/job-search/interview-time'
import { interviewsAhead, interviewsOf } from '@/schemas/job-search/interviews-ahead'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { isQuiet } from '@/schemas/job-search/quiet-application'
import { endOfWeek, type Due } from '@/engine/due/due'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { noteUrl } from '../interview/history-url'
import { TRACKER_URL } from '../tracker-url'

const INTERVIEW_PREP = '/app/job-search?tab=interview'

/**
 * Interviews to prepare for, and past ones without a later entry in the history, even if the status is still Applied:
 * first the applications whose next interview has a day, then the others in the order of the tracker. Interviews after
 * this week are summarized apart.
 */
export function interviewsDue(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly Due[] {
  const ahead = interviewsByApplication(records, today)
  const others = records.filter(
    (record) =>
      (awaitsInterview(record) || (record.status === 'applied' && lastInterviewOf(record))) &&
      !ahead.has(record) &&
      !isSettled(record, today),
  )
  const dayOf = (record: JobApplicationRecord | undefined) => {
    const next = record && ahead.get(record)?.[0]
    return next && dayHere(next)
  }
  const isLater = (record: JobApplicationRecord) => (dayOf(record) ?? today) > endOfWeek(today)
  const named = (id: string, records: readonly JobApplicationRecord[]) =>
    summarizeRest<JobApplicationRecord>(
      records,
      (record) => ({
        id: `interview ${record.id}`,
        icon: 'i-lucide-messages-square',
        title: `Interview: ${applications.describe(record)}`,
        day: dayOf(record),
        ...whatToDo(record, ahead.get(record), today),
      }),
      (others) => ({
        id,
        icon: 'i-lucide-messages-square',
        title: `${formatCount(others.length)} more interviews`,
        ...whereTheyAre(others, ahead),
        day: dayOf(others[0]),
      }),
    )
  const withDay = [...ahead.keys()]
  return [
    ...named('interviews', [...withDay.filter((record) => !isLater(record)), ...others]),
    ...named('later interviews', withDay.filter(isLater)),
  ]
}

/**
 * The tracker's filter, unless it leaves out some: an interview can be ahead in any open status. Interview Prep lists
 * only those ahead. Otherwise the whole tracker.
 */
function whereTheyAre(
  records: readonly JobApplicationRecord[],
  ahead: ReadonlyMap<JobApplicationRecord, unknown>,
): Pick<Due, 'reason' | 'action'> {
  const label = 'See All Interviews'
  const isFiltered = records.every(awaitsInterview)
  if (!isFiltered && records.every((record) => ahead.has(record))) {
    return { reason: 'Interview Prep lists them.', action: { label, href: INTERVIEW_PREP } }
  }
  const href = isFiltered ? `${TRACKER_URL}&status=interview` : TRACKER_URL
  return { reason: 'The tracker lists them.', action: { label, href } }
}

function whatToDo(
  record: JobApplicationRecord,
  ahead: readonly HistoryEntry[] | undefined,
  today: CalendarDay,
): Pick<Due, 'reason' | 'action'> {
  if (ahead) {
    return {
      reason: whenOf(ahead, today),
      action: { label: 'Open Interview Day', href: interviewDayOf(record.id) },
    }
  }
  const last = lastInterviewOf(record)
  if (last) {
    return {
      reason: `It was on ${formatDay(last.day)} (${awayHere(last, today)}). Change the status, or add how it went to the history.`,
      action: { label: 'Update Application', href: noteUrl(record.id) },
    }
  }
  return {
    reason: 'No date yet. Review common questions.',
    action: { label: 'Open Interview Prep', href: INTERVIEW_PREP },
  }
}

/**
 * Whether the last interview needs no line: the history has an entry of a later day until today, or one of its day that
 * was added after it, or the application has another line, for its next action or because it is quiet. While the
 * status is Applied, a change of status counts as such an entry. An interview without a day needs no line while the
 * application is quiet, and one that was called off needs none once a note follows both the reopening and the status
 * Interview: it may have taken place, and the closing may have been a mistake.
 */
function isSettled(record: JobApplicationRecord, today: CalendarDay): boolean {
  const last = lastInterviewOf(record)
  if (!last) return isQuiet(record, today) || hasNoteAfterReopening(record, today)
  const lastDayHere = dayHere(last)
  const position = record.history.indexOf(last)
  const hasLaterEntry = record.history.some(
    (entry, at) =>
      (entry.kind !== 'status' || record.status === 'applied') &&
      entry.day <= today &&
      (entry.day > lastDayHere ||
        (entry.day === lastDayHere && at > position) ||
        isAddedAfter(entry, last)),
  )
  return hasLaterEntry || record.nextActionDate > lastDayHere || isQuiet(record, today)
}

function hasNoteAfterReopening(record: JobApplicationRecord, today: CalendarDay): boolean {
  const { history } = record
  const reopening = lastReopening(record)
  if (!reopening) return false
  // A new invitation is about another interview, so a note from before it does not count.
  const invited = history.findLastIndex((entry) => statusOf(entry) === 'interview')
  return (
    interviewsOf(record).length > 0 &&
    history
      .slice(Math.max(history.indexOf(reopening), invited) + 1)
      .some(({ kind, day }) => (kind === 'note' || kind === 'follow-up') && day <= today)
  )
}

/** Whether an entry was added once an interview had begun. Its day may be from before a move to another time zone. */
function isAddedAfter(entry: HistoryEntry, interview: HistoryEntry): boolean {
  const [added, start] = [enteredAt(entry), interviewStart(interview)]
  return added !== undefined && start !== undefined && added >= start && entry.day >= interview.day
}

const lastInterviewOf = (record: JobApplicationRecord) =>
  interviewsOf(record).findLast(({ entry }) => !isCalledOff(entry, record))?.entry

/** The applications with interviews ahead, the soonest first, each with all of its interviews ahead. */
function interviewsByApplication(records: readonly JobApplicationRecord[], today: CalendarDay) {
  const entries = new Map<JobApplicationRecord, readonly HistoryEntry[]>()
  for (const { record, entry } of interviewsAhead(records, today)) {
    entries.set(record, [...(entries.get(record) ?? []), entry])
  }
  return entries
}

/** "On Dec 2, 2026 (tomorrow), 10:00, Building 4. Then 1 more." */
function whenOf([next, ...later]: readonly HistoryEntry[], today: CalendarDay): string {
  if (!next) return ''
  const parts = [whenItIs(next, today), isolate(next.place ?? '')].filter(Boolean)
  const rest = later.length > 0 ? ` Then ${later.length} more.` : ''
  return `On ${parts.join(', ')}.${rest}`
}
