import { compareDays, daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { lastOfferIndex } from '@/schemas/job-search/application-history'
import { interviewsAhead } from '@/schemas/job-search/interviews-ahead'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { isNextActionDue } from '@/schemas/job-search/next-action'
import { TRACKER_URL } from '../tracker-url'
import { sentence } from './applications-due'
import { endOfWeek, type Due } from '@/engine/due/due'
import { dueReason } from '@/engine/due/due-reason'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { cardId, formUrl } from '@/engine/url/form-url'
import { hrefOf } from '@/engine/url/href-of'
import type { Work } from '@/schemas/my-work/work'
import { isInWorkRecord } from '@/schemas/my-work/work-from-application'

/** The offers with a reminder, by its day, then the other unanswered offers, in the order of the tracker. */
export function offersDue(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
  work: readonly Work[],
): readonly Due[] {
  const offers = records.filter(({ status }) => status === 'offer')
  const needsAnswer = (offer: JobApplicationRecord) =>
    isUnanswered(offer, today) && !isInWorkRecord(work, offer)
  const withReminder = offers
    .filter(({ nextActionDate }) => nextActionDate !== '')
    // An unanswered offer is listed however far away its reminder is.
    .filter((offer) => isNextActionDue(offer, endOfWeek(today)) || needsAnswer(offer))
    .toSorted((a, b) => compareDays(a.nextActionDate, b.nextActionDate))
  const withoutReminder = offers.filter(
    (offer) => offer.nextActionDate === '' && needsAnswer(offer),
  )
  return [
    ...summarizeRest(
      withReminder,
      (offer) => ({
        ...offerLine(offer),
        ...dueReason(offer.nextActionDate, today, offer.nextAction && sentence(offer.nextAction)),
        action: { label: 'Open Application', href: formUrl(TRACKER_URL, offer.id) },
        day: offer.nextActionDate,
      }),
      (others) => ({
        ...moreOffers('offers with a day', others),
        reason: 'Each has a reminder.',
        day: others[0]?.nextActionDate,
      }),
    ),
    ...summarizeRest(
      withoutReminder,
      (offer) => ({
        ...offerLine(offer),
        reason: `${waitingOnYou(offer, today)} Accept, decline or ${offer.nextAction ? 'give your next action a date' : 'set a reminder'}.`,
        action: { label: 'Update Application', href: offerUrl(offer.id) },
      }),
      (others) => ({ ...moreOffers('offers', others), reason: WAITING }),
    ),
  ]
}

const offerLine = (
  offer: JobApplicationRecord,
): Pick<Due, 'id' | 'icon' | 'title' | 'isFirst'> => ({
  id: `offer ${offer.id}`,
  icon: 'i-lucide-handshake',
  title: `Offer: ${applications.describe(offer)}`,
  isFirst: true,
})

/** The URL of an offer's card, which has its status, its history and the way to its reminder. */
function offerUrl(id: string): string {
  // Among all applications, the card could be beyond the first page.
  const search = { tab: 'tracker', layout: 'cards', status: 'offer' }
  return hrefOf({ path: '/app/job-search', search }, cardId(applications.key, id))
}

const moreOffers = (id: string, others: readonly JobApplicationRecord[]): Omit<Due, 'reason'> => ({
  id,
  icon: 'i-lucide-handshake',
  title: `${formatCount(others.length)} more offers`,
  action: { label: 'See All Offers', href: `${TRACKER_URL}&status=offer` },
  isFirst: true,
})

/**
 * Whether an offer still needs an answer. An upcoming interview has its own line. A note or a follow-up that was added
 * to the history after the offer counts as an answer from its day on; a past interview does not.
 */
function isUnanswered(record: JobApplicationRecord, today: CalendarDay): boolean {
  if (interviewsAhead([record], today).length > 0) return false
  const laterEntries = record.history.slice(lastOfferIndex(record.history) + 1)
  return !laterEntries.some(
    ({ kind, day }) => (kind === 'note' || kind === 'follow-up') && day <= today,
  )
}

const WAITING = 'They’re waiting on you.'

/** Names the day of the offer, if the history has it and it is not ahead, as a typed day can be. */
function waitingOnYou(record: JobApplicationRecord, today: CalendarDay): string {
  const entry = record.history[lastOfferIndex(record.history)]
  return entry && entry.day <= today
    ? `They’ve been waiting on you since ${formatDay(entry.day)} (${daysAway(entry.day, today)}).`
    : WAITING
}
