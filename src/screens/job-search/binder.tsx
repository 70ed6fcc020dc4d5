import { derived } from '@/engine/model/derived'
import { compareDays, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { labelOf } from '@/engine/model/vocabulary'
import { limited, type Limited } from '@/engine/limited'
import { MAX_CONTACT, MAX_NAME, omittedNote } from '@/engine/screen/binder'
import { shortened } from '@/engine/shortened'
import { applicationStatus, type ApplicationStatus } from '@/schemas/job-search/application-status'
import {
  applications,
  type JobApplication,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { interviewsAhead } from '@/schemas/job-search/interviews-ahead'
import { UNNAMED_NEXT_ACTION } from '@/schemas/job-search/next-action'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { workRecord, type Work } from '@/schemas/my-work/work'
import { isInWorkRecord } from '@/schemas/my-work/work-from-application'

/** A table of the job applications that are still waiting for an answer. */
function openApplicationsTable(
  records: readonly JobApplicationRecord[],
  work: readonly Work[],
  today: CalendarDay,
) {
  const { shown, omitted } = openApplications(records, work)
  return {
    title: 'Open Job Applications',
    columns: [
      { title: 'Job', width: 'w-1/3' },
      { title: 'Status', width: 'w-1/6' },
      { title: 'Notes', width: 'w-1/4' },
      { title: 'Who to call, next step' },
    ],
    rows: shown.map((record) => [
      <div key="job">
        <b>{shortened(record.position, MAX_NAME)}</b>
        <p className="text-xs">
          {[record.company, record.location]
            .filter(Boolean)
            .map((text) => isolate(shortened(text, MAX_NAME)))
            .join(', ')}
        </p>
      </div>,
      <div key="status">
        <span>{labelOf(applicationStatus, record.status)}</span>
        <p className="text-xs">{`Sent ${formatDay(record.dateApplied)}`}</p>
      </div>,
      <p key="notes" className="text-xs">
        {shortened(record.notes, MAX_NOTE)}
      </p>,
      <div key="next" className="text-xs">
        <p>{shortened(record.contact, MAX_CONTACT)}</p>
        <p className="break-words">{nextInterviewOf(record, today)}</p>
        <p>{nextStepOf(record)}</p>
      </div>,
    ]),
    blankRows: 2,
    note: omittedNote(omitted, 'in the Application Tracker'),
  }
}

const MAX_NOTE = 100
/** The most that fits into the cell. */
const MAX_STEP = 80
/** The binder has room for this many. The others are in the tracker. */
const MAX_APPLICATIONS = 8
/** The statuses of open applications, the most important first. */
const openStatuses: readonly ApplicationStatus[] = ['offer', 'interview', 'applied']

/** Whether nothing is left to do about an offer, because its job is in the work record. */
const isTaken = (record: JobApplicationRecord, work: readonly Work[]) =>
  record.status === 'offer' && nextStepOf(record) === '' && isInWorkRecord(work, record)

/** The applications that are still open: offers that were not taken first, then interviews, then the newest. */
export function openApplications(
  records: readonly JobApplicationRecord[],
  work: readonly Work[],
): Limited<JobApplicationRecord> {
  const weight = ({ status }: JobApplicationRecord) => openStatuses.indexOf(status)
  const open = records
    .filter(({ status }) => openStatuses.includes(status))
    .filter((record) => !isTaken(record, work))
    .toSorted((a, b) => weight(a) - weight(b) || compareDays(b.dateApplied, a.dateApplied))
  return limited(open, MAX_APPLICATIONS)
}

/**
 * "Interview on Dec 8, 2026, 2:00 PM, On-site, Building 4", as its card says it; blank if no interview is ahead. A link
 * is not shortened, because only the whole of it can be typed from paper.
 */
export function nextInterviewOf(record: JobApplicationRecord, today: CalendarDay): string {
  const [next] = interviewsAhead([record], today)
  const line = next && applicationTimeline(record).find(({ id }) => id === next.entry.id)
  if (!line) return ''
  const { title, details = [], link } = line
  const where = details.map((detail) => isolate(shortened(detail, MAX_STEP)))
  return [title, ...where, link?.href].filter(Boolean).join(', ')
}

/** "Dec 1, 2026: Call Dana", or the part of it that is entered; blank if nothing is planned. */
export function nextStepOf({
  nextAction,
  nextActionDate,
}: Pick<JobApplication, 'nextAction' | 'nextActionDate'>): string {
  const action = isolate(shortened(nextAction, MAX_STEP))
  if (nextActionDate === '') return action
  return `${formatDay(nextActionDate)}: ${action || UNNAMED_NEXT_ACTION}`
}

export default [
  derived([applications, workRecord], ([sent, work], today) =>
    openApplicationsTable(sent, work, today),
  ),
]
