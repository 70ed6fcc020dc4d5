import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { derived } from '@/engine/model/derived'
import { recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { formatClock } from '@/engine/clock-time'
import { labelOf } from '@/engine/model/vocabulary'
import { timeZoneName } from '@/engine/time-zone-name'
import { interviewFormat, type HistoryEntry } from '@/schemas/job-search/application-history'
import { closingEntry, isCanceled } from '@/schemas/job-search/held-interview'
import { interviewStart } from '@/schemas/job-search/interview-time'
import {
  applications,
  jobNameInFile,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { openPostings } from '@/schemas/job-search/job-group'
import { isJobOpen, UNNAMED_NEXT_ACTION } from '@/schemas/job-search/next-action'
import { savedPostings, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'

/** An application, or a saved posting, which keeps its id when it becomes an application. */
type Job = SavedPostingRecord & Partial<Pick<JobApplicationRecord, 'status' | 'history'>>

/**
 * The calendar events of a job search: next actions, follow-ups and interviews. An event that was called off is left
 * out, also once the application is reopened. Other past events stay, and so does an interview that was held on the day
 * of the closing. The rest is removed when the application is closed.
 */
export function jobDays(jobs: readonly Job[], today: CalendarDay): readonly RecordDay[] {
  return jobs.flatMap((job) => {
    const isOver = (event: Event) => dayHere(event) < today
    const { status = 'applied', history = [] } = job
    const isClosed = closingEntry({ status, history }) !== undefined
    const ofHistory = history
      .filter((entry) => !isCanceled(entry, { status, history }))
      .flatMap((entry) =>
        entryEvents(entry, job).map((event) => ({
          ...event,
          isDone: isOver(event) || (entry.kind === 'interview' && isClosed),
        })),
      )
    return [
      ...nextActionEvents(job).map((event) => ({ ...event, isDone: isOver(event) })),
      ...ofHistory,
    ].filter((event) => event.isDone || (isJobOpen(job) && !isOver(event)))
  })
}

type Event = Omit<RecordDay, 'isDone'>

/** The day of an event on this device's calendar. See docs/decisions/0041. */
const dayHere = ({ day, start }: Event) => (start ? calendarDay(new Date(start)) : day)

/** One event for all next actions of a job, one after the other: a calendar moves it with the day. */
function nextActionEvents(job: Job): readonly Event[] {
  const { id, nextAction, nextActionDate, contact } = job
  if (nextActionDate === '') return []
  return [
    {
      id: recordDayId('job', id, 'next-action'),
      title: `${nextAction || UNNAMED_NEXT_ACTION} (${jobNameInFile(job)})`,
      day: nextActionDate,
      note: contact && `Contact: ${contact}`,
    },
  ]
}

/** The titles of events, by kind of entry. Entries of other kinds are not appointments and have no event. */
const titles: Partial<Record<HistoryEntry['kind'], string>> = {
  interview: 'Interview',
  'follow-up': 'Follow up',
}

function entryEvents(entry: HistoryEntry, job: Job): readonly Event[] {
  const { kind, day, time, place, link, text } = entry
  const title = titles[kind]
  if (title === undefined) return []
  const event = {
    id: recordDayId('job', job.id, 'history', entry.id),
    title: `${title}: ${jobNameInFile(job)}`,
    day,
  }
  const timed = kind === 'interview' ? timedPart(entry) : undefined
  const lines = [...(timed?.lines ?? []), time, place, link, text]
  return [{ ...event, ...timed?.event, note: lines.filter(Boolean).join('\n') }]
}

/** The note lines about an interview's time and format, and, if its instant is known, the start of its event. */
function timedPart(entry: HistoryEntry) {
  const { startTime = '', timeZone = '', format = '', place, link } = entry
  const start = interviewStart(entry)
  const clock = startTime && `${formatClock(startTime)} ${timeZone && timeZoneName(timeZone)}`
  const lines = [clock.trim(), labelOf(interviewFormat, format)]
  if (!start) return { lines, event: {} }
  const where = place ?? link
  return { lines, event: { start: start.toISOString(), ...(where && { place: where }) } }
}

/** The calendar event of an interview that has a time; undefined without one. */
export function interviewEvent(
  record: JobApplicationRecord,
  entry: HistoryEntry,
): RecordDay | undefined {
  const [event] = entryEvents(entry, record)
  return event?.start === undefined ? undefined : { ...event, isDone: false }
}

export default [
  derived([applications, savedPostings], ([applied, saved], today) =>
    // Of two events with one id, a calendar file has the last: that of the application.
    jobDays([...openPostings(saved, applied), ...applied], today),
  ),
]
