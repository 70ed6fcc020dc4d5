import { compareDays, daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { interviewsAhead } from '@/schemas/job-search/interviews-ahead'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { isNextActionDue } from '@/schemas/job-search/next-action'
import { sentence, tracker, updateApplication } from './applications-due'
import { endOfWeek, type Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { formUrl } from '@/engine/url/form-url'
import type { Work } from '@/schemas/my-work/work'
import { hasCurrentWork } from '@/schemas/my-work/work-from-application'

type Test = (record: JobApplicationRecord) => boolean

/** The offers with a reminder, by its day, then the other unanswered offers, in the order of the tracker. */
export function offersDue(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
  work: readonly Work[] = [],
): readonly Due[] {
  const isOpen: Test = (record) =>
    isUnanswered(record, today) && !hasCurrentWork(work, record, today)
  return [...offersWithDay(records, today, isOpen), ...offersWaiting(records, today, isOpen)]
}

function offersWithDay(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
  isOpen: Test,
): readonly Due[] {
  return summarizeRest<JobApplicationRecord>(
    records
      .filter((record) => record.status === 'offer' && record.nextActionDate !== '')
      // An unanswered offer is listed however far away its reminder is.
      .filter((record) => isNextActionDue(record, endOfWeek(today)) || isOpen(record))
      .toSorted((a, b) => compareDays(a.nextActionDate, b.nextActionDate)),
    (record) => ({
      id: `offer ${record.id}`,
      icon: 'i-lucide-handshake',
      title: `Offer: ${applications.describe(record)}`,
      ...dueReason(record.nextActionDate, today, record.nextAction && sentence(record.nextAction)),
      action: { label: 'Open Application', href: formUrl(tracker, record.id) },
      day: record.nextActionDate,
      isFirst: true,
    }),
    (others) => ({
      id: 'offers with a day',
      icon: 'i-lucide-handshake',
      title: `${formatCount(others.length)} more offers`,
      reason: 'Each has a reminder.',
      action: seeAllOffers,
      day: others[0]?.nextActionDate,
      isFirst: true,
    }),
  )
}

const seeAllOffers: Due['action'] = { label: 'See All Offers', href: `${tracker}&status=offer` }

function offersWaiting(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
  isOpen: Test,
): readonly Due[] {
  return summarizeRest(
    records.filter((record) => awaitsAnswer(record) && isOpen(record)),
    (record) => ({
      id: `offer ${record.id}`,
      icon: 'i-lucide-handshake',
      title: `Offer: ${applications.describe(record)}`,
      reason: `They’re waiting on you${since(record, today)}. Accept, decline or ${record.nextAction ? 'give your next action a date' : 'set a reminder'}.`,
      action: updateApplication(record),
      isFirst: true,
    }),
    (others) => ({
      id: 'offers',
      icon: 'i-lucide-handshake',
      title: `${formatCount(others.length)} more offers`,
      reason: 'They’re waiting on you.',
      action: seeAllOffers,
      isFirst: true,
    }),
  )
}

const awaitsAnswer: Test = ({ status, nextActionDate }) =>
  status === 'offer' && nextActionDate === ''

/**
 * Whether an offer still needs an answer. An upcoming interview has its own line. A note or a follow-up that was added
 * to the history after the offer counts as an answer; a past interview does not.
 */
function isUnanswered(record: JobApplicationRecord, today: CalendarDay): boolean {
  if (interviewsAhead([record], today).length > 0) return false
  const since = record.history.slice(offerAt(record) + 1)
  return !since.some(({ kind }) => kind === 'note' || kind === 'follow-up')
}

/** " since Nov 18, 2026 (3 days ago)"; blank if the history does not have the offer. */
function since(record: JobApplicationRecord, today: CalendarDay): string {
  const entry = record.history[offerAt(record)]
  return entry ? ` since ${formatDay(entry.day)} (${daysAway(entry.day, today)})` : ''
}

/** The index of the offer in the history; -1 if it is not there. */
const offerAt = ({ history }: JobApplicationRecord) =>
  history.findLastIndex(({ kind, status }) => kind === 'status' && status === 'offer')
