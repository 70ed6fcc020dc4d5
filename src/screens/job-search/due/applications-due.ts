import { compareDays, daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import {
  applications,
  jobName,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { isNextActionDue, UNNAMED_NEXT_ACTION } from '@/schemas/job-search/next-action'
import { isQuiet, lastDay, QUIET_AFTER_DAYS } from '@/schemas/job-search/quiet-application'
import type { SavedPostingRecord } from '@/schemas/job-search/saved-posting'
import { endOfWeek, type Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { formUrl } from '@/engine/url/form-url'
import { TRACKER_URL } from '../tracker-url'

/** Ends a name with a period, unless it has one, as "Acme, Inc." does. */
export const sentence = (name: string) => (name.endsWith('.') ? name : `${name}.`)

/** An application, or a posting that is saved for later. */
type Job = JobApplicationRecord | SavedPostingRecord

/** The next actions that are due within a week, the longest overdue first. Offers have their own lines. */
export function nextActionsDue(jobs: readonly Job[], today: CalendarDay): readonly Due[] {
  return summarizeRest(
    jobs
      .filter((job) => !('status' in job && job.status === 'offer'))
      .filter((job) => isNextActionDue(job, endOfWeek(today)))
      .toSorted((a, b) => compareDays(a.nextActionDate, b.nextActionDate)),
    (job) => ({
      icon: 'i-lucide-list-checks',
      ...nextActionTexts(job, today),
      ...formLinkOf(job),
      day: job.nextActionDate,
    }),
    (others) => ({
      id: 'next actions',
      icon: 'i-lucide-list-checks',
      title: `${formatCount(others.length)} more next actions`,
      reason: 'The tracker lists them.',
      action: { label: 'See All Applications', href: TRACKER_URL },
      day: others[0]?.nextActionDate,
    }),
  )
}

function formLinkOf(job: Job): Pick<Due, 'id' | 'action'> {
  return 'status' in job
    ? {
        id: `next action ${job.id}`,
        action: { label: 'Open Application', href: formUrl(TRACKER_URL, job.id) },
      }
    : {
        id: `next action of a posting ${job.id}`,
        action: { label: 'Open Posting', href: formUrl(TRACKER_URL, job.id, 'saved') },
      }
}

/** If the job has only a day and no next action, its name is the title. */
function nextActionTexts(job: Job, today: CalendarDay): Pick<Due, 'title' | 'late' | 'reason'> {
  const name = jobName(job)
  return {
    title: job.nextAction || `${UNNAMED_NEXT_ACTION}: ${name}`,
    ...dueReason(job.nextActionDate, today, job.nextAction && sentence(name)),
  }
}

/** The applications without an answer, the most recent first: a follow-up helps most there. */
export function quietApplicationsDue(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly Due[] {
  return summarizeRest(
    records.filter((record) => isQuiet(record, today)).toSorted(byLastDayDescending),
    (record) => ({
      id: `quiet ${record.id}`,
      icon: 'i-lucide-mail-question-mark',
      title: `No answer: ${applications.describe(record)}`,
      reason: `${whatWasLast(record)} (${daysAway(lastDay(record), today)}). Follow up, or close it out.`,
      action: { label: 'Update Application', href: formUrl(TRACKER_URL, record.id) },
    }),
    (others) => ({
      id: 'quiet applications',
      icon: 'i-lucide-mail-question-mark',
      title: `${formatCount(others.length)} more applications without an answer`,
      reason: `They have been quiet for ${QUIET_AFTER_DAYS} days or more.`,
      action: { label: 'See All Quiet Applications', href: `${TRACKER_URL}&find=quiet` },
    }),
  )
}

function whatWasLast(record: JobApplicationRecord): string {
  const day = formatDay(lastDay(record))
  return record.history.length === 0 ? `You applied ${day}` : `Nothing since ${day}`
}

function byLastDayDescending(a: JobApplicationRecord, b: JobApplicationRecord): number {
  return compareDays(lastDay(b), lastDay(a))
}
