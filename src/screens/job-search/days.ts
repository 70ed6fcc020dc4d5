import type { CalendarDay } from '@/engine/calendar-day'
import { daySource, recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { formatClock } from '@/engine/clock-time'
import { labelOf } from '@/engine/model/vocabulary'
import { timeZoneName } from '@/engine/time-zone-name'
import { interviewFormat, type HistoryEntry } from '@/schemas/job-search/application-history'
import { interviewStart } from '@/schemas/job-search/interview-time'
import {
  applications,
  jobNameInFile,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { isPending, NEXT_ACTION } from '@/schemas/job-search/next-action'
import { savedPostings, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'

/** An application, or a posting that is saved for later: that becomes one under its own id. */
type Job = SavedPostingRecord & Partial<Pick<JobApplicationRecord, 'status' | 'history'>>

/**
 * What a calendar shows of a job search: next actions, follow-ups and interviews. A day that is over stays
 * as it went out, whatever became of the application; one ahead is gone once that is closed.
 */
export function jobDays(jobs: readonly Job[], today: CalendarDay): readonly RecordDay[] {
  return jobs.flatMap((job) =>
    [...nextActionOf(job), ...(job.history ?? []).flatMap((entry) => entryOf(entry, job))]
      .map((event) => ({ ...event, isDone: event.day < today }))
      .filter(({ isDone }) => isDone || isPending(job)),
  )
}

type Event = Omit<RecordDay, 'isDone'>

function nextActionOf(job: Job): readonly Event[] {
  const { id, nextAction, nextActionDate, contact } = job
  if (nextActionDate === '') return []
  return [
    {
      id: recordDayId('job', id, 'next-action'),
      title: `${nextAction || NEXT_ACTION} (${jobNameInFile(job)})`,
      day: nextActionDate,
      note: contact && `Contact: ${contact}`,
    },
  ]
}

/** What entries of these kinds are in a calendar; the others tell of what was, and of no appointment. */
const titles: Partial<Record<HistoryEntry['kind'], string>> = {
  interview: 'Interview',
  'follow-up': 'Follow up',
}

function entryOf(entry: HistoryEntry, job: Job): readonly Event[] {
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

/** What a calendar gets of an interview that has a time. The day may be another one where the calendar is. */
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
  const event = entryOf(entry, record)[0]
  return event?.start === undefined ? undefined : { ...event, isDone: false }
}

export default [
  daySource([applications, savedPostings], ([applied, saved], today) => {
    // A backup may have brought back a posting that was applied to since: the application has its days.
    const ids = new Set(applied.map(({ id }) => id))
    return jobDays([...applied, ...saved.filter(({ id }) => !ids.has(id))], today)
  }),
]
