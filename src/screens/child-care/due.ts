import { compareDays, daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { dueSource, type Due } from '@/engine/due/due'
import { summarizeRest } from '@/engine/due/summarize-rest'
import { formatCount } from '@/engine/format-count'
import { formUrl } from '@/engine/url/form-url'
import {
  answerByWords,
  childCare,
  isNeededSoon,
  isOfferWithDay,
  neededByWords,
  statusOf,
  type ChildCareRecord,
} from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { stillNeeded, withoutLapsedOffers } from '@/schemas/my-move/placed-children'

const LIST = '/app/move/child-care'
const icon = 'i-lucide-baby'

/** The offers of a place: those with a day to answer, the days ahead first, then those without one. */
export function placesOffered(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
): readonly Due[] {
  const offered = withoutLapsedOffers(records, known, today).filter(
    ({ status }) => status === 'offered',
  )
  const byDay = offered
    .filter(isOfferWithDay)
    .toSorted((a, b) => compareDays(a.answerBy, b.answerBy))
  return [
    ...summarizeRest(
      // If some are only counted, those that can still be answered in time are named first.
      [
        ...byDay.filter(({ answerBy }) => answerBy >= today),
        ...byDay.filter(({ answerBy }) => answerBy < today),
      ],
      (record) => ({ ...offerLine(record), ...answerByWords(record, today), day: record.answerBy }),
      (others) => ({
        ...moreLine('offers with a day', others, 'more offers of child care'),
        reason: 'Their day to answer has passed or is ahead.',
        day: others.toSorted((a, b) => compareDays(a.answerBy, b.answerBy))[0]?.answerBy,
      }),
    ),
    ...summarizeRest(
      offered.filter((record) => !isOfferWithDay(record)),
      (record) => ({ ...offerLine(record), reason: 'Ask by what day you have to answer.' }),
      (others) => ({
        ...moreLine('offers', others, 'more offers of child care'),
        reason: 'Ask by what day you have to answer.',
      }),
    ),
  ]
}

/** The programs that have not offered a place while care is needed soon, by the day it is needed. */
export function placesNeeded(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
): readonly Due[] {
  return summarizeRest(
    stillNeeded(records, known)
      .filter((record) => isNeededSoon(record, today))
      .toSorted((a, b) => compareDays(a.neededBy, b.neededBy)),
    (record) => ({
      id: `child care ${record.id}`,
      icon,
      title: `Child Care: ${childCare.describe(record)}`,
      ...neededWords(record, today),
      action: update(record),
      day: record.neededBy,
    }),
    (others) => ({
      ...moreLine('needed', others, 'more child care options'),
      ...firstNeededWords(others[0]?.neededBy ?? today, today),
      day: others[0]?.neededBy,
    }),
  )
}

const offerLine = (record: ChildCareRecord) =>
  ({
    id: `child care ${record.id}`,
    icon,
    title: `Child Care Offer: ${childCare.describe(record)}`,
    action: update(record),
  }) as const

const moreLine = (kind: string, others: readonly ChildCareRecord[], what: string) =>
  ({
    id: `child care ${kind}`,
    icon,
    title: `${formatCount(others.length)} ${what}`,
    action: { label: 'See All Child Care', href: LIST },
  }) as const

const update = ({ id }: ChildCareRecord): Due['action'] => ({
  label: 'Update Child Care',
  href: formUrl(LIST, id),
})

function neededWords(record: ChildCareRecord, today: CalendarDay): Pick<Due, 'late' | 'reason'> {
  const { reason, ...late } = neededByWords(record, today)
  const step =
    statusOf(record) === 'to-ask'
      ? 'Ask for a place.'
      : 'Ask where you stand, and about fee assistance.'
  return { ...late, reason: `${reason} ${step}` }
}

/** @param neededBy the first day on which one of several options is needed */
function firstNeededWords(neededBy: CalendarDay, today: CalendarDay): Pick<Due, 'late' | 'reason'> {
  if (neededBy >= today) return { reason: 'You need a place within 30 days.' }
  return {
    late: `The first place was needed on ${formatDay(neededBy)} (${daysAway(neededBy, today)}).`,
    reason: 'No offer yet.',
  }
}

export default [
  dueSource('offer', [childCare, moves], ([records, known], today) =>
    placesOffered(records, known, today),
  ),
  dueSource('target day', [childCare, moves], ([records, known], today) =>
    placesNeeded(records, known, today),
  ),
]
