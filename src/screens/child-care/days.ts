import type { CalendarDay } from '@/engine/calendar-day'
import { derived } from '@/engine/model/derived'
import { recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { childCare, isOpenOption, type ChildCareRecord } from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { endedMoveOf, stillNeeded } from '@/schemas/my-move/placed-children'

/**
 * What a calendar shows of child care: the days to answer offers, and the days from which care is needed. Those from
 * which it is not needed anymore are done. One that is ahead is left out if the program or the family refused, or if
 * the move was canceled: no care is needed there. See docs/decisions/0047.
 */
export function childCareDays(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
): readonly RecordDay[] {
  const needed = new Set(stillNeeded(records, known))
  return records.flatMap((record) => {
    const isDone = !isOpenOption(record)
    const isRefused = isDone && record.status !== 'accepted'
    const isCalledOff = isRefused || endedMoveOf(record, known)?.status === 'cancelled'
    const note = record.contact && `Contact: ${record.contact}`
    const dated: readonly Omit<RecordDay, 'note'>[] = [
      {
        id: recordDayId('child-care', record.id, 'answer-by'),
        title: `Last day to answer: ${plainDescription(record)}`,
        day: record.answerBy,
        isDone,
      },
      {
        id: recordDayId('child-care', record.id, 'needed-by'),
        title: `Child care needed: ${plainDescription(record)}`,
        day: isCalledOff && record.neededBy >= today ? '' : record.neededBy,
        isDone: isDone || !needed.has(record),
      },
    ]
    return dated.filter(({ day }) => day !== '').map((event) => ({ ...event, note }))
  })
}

/** Unlike `childCare.describe`, without Unicode isolates, which do not belong in a calendar file. */
const plainDescription = ({ program, forWhom }: ChildCareRecord) =>
  forWhom === '' ? program : `${program}, for ${forWhom}`

export default [
  derived([childCare, moves], ([records, known], today) => childCareDays(records, known, today)),
]
