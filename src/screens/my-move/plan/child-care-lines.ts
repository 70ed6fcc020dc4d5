import { compareDays, type CalendarDay } from '@/engine/calendar-day'
import {
  answerByLine,
  childCare,
  isOfferWithDay,
  isWithoutOffer,
  neededByLine,
  type ChildCareRecord,
} from '@/schemas/my-move/child-care'
import type { MoveRecord } from '@/schemas/my-move/move'
import { stillNeeded, withoutLapsedOffers } from '@/schemas/my-move/placed-children'

/** How many lines are shown beside a plan. The Child Care File has the others. */
const SHOWN = 3

/** The offers to answer and the days from which care is needed, the nearest first. */
export function childCareLines(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
): readonly string[] {
  const offered = withoutLapsedOffers(records, known, today)
    .filter(isOfferWithDay)
    .map((record) => ({ record, day: record.answerBy, line: answerByLine(record, today) }))
  const needed = stillNeeded(records, known)
    .filter((record) => isWithoutOffer(record) && record.neededBy)
    .map((record) => ({ record, day: record.neededBy, line: neededByLine(record, today) }))
  return [...offered, ...needed]
    .toSorted((a, b) => compareDays(a.day, b.day))
    .slice(0, SHOWN)
    .map(({ record, line }) => `${childCare.describe(record)}. ${line}`)
}
