import type { CalendarDay } from '@/engine/calendar-day'
import { daySource, recordDayId, type RecordDay } from '@/engine/record-days'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
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

function entryOf(
  { id, kind, day, time, place, link, text }: HistoryEntry,
  job: Job,
): readonly Event[] {
  const title = titles[kind]
  if (title === undefined) return []
  return [
    {
      id: recordDayId('job', job.id, 'history', id),
      title: `${title}: ${jobNameInFile(job)}`,
      day,
      note: [time, place, link, text].filter(Boolean).join('\n'),
    },
  ]
}

export default [
  daySource([applications, savedPostings], ([applied, saved], today) => {
    // A backup may have brought back a posting that was applied to since: the application has its days.
    const ids = new Set(applied.map(({ id }) => id))
    return jobDays([...applied, ...saved.filter(({ id }) => !ids.has(id))], today)
  }),
]
