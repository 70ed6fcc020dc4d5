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

/** The offers to answer and the days from which care is needed: those ahead by their day, then those past. */
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
  const byDay = [...offered, ...needed].toSorted((a, b) => compareDays(a.day, b.day))
  return [...byDay.filter(({ day }) => day >= today), ...byDay.filter(({ day }) => day < today)]
    .slice(0, SHOWN)
    .map(({ record, line }) => `${childCare.describe(record)}. ${line}`)
}
