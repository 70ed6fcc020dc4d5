import { daySource, recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { childCare, isOpenOption, type ChildCareRecord } from '@/schemas/my-move/child-care'

/** What a calendar shows of child care: the days to answer offers, and the days from which care is needed. */
export function childCareDays(records: readonly ChildCareRecord[]): readonly RecordDay[] {
  return records.flatMap((record) => {
    const isDone = !isOpenOption(record)
    const note = record.contact && `Contact: ${record.contact}`
    const dated: readonly Omit<RecordDay, 'isDone' | 'note'>[] = [
      {
        id: recordDayId('child-care', record.id, 'answer-by'),
        title: `Last day to answer: ${plainDescription(record)}`,
        day: record.answerBy,
      },
      {
        id: recordDayId('child-care', record.id, 'needed-by'),
        title: `Child care needed: ${plainDescription(record)}`,
        day: record.neededBy,
      },
    ]
    return dated.filter(({ day }) => day !== '').map((event) => ({ ...event, note, isDone }))
  })
}

/** Unlike `childCare.describe`, without Unicode isolates, which do not belong in a calendar file. */
const plainDescription = ({ program, forWhom }: ChildCareRecord) =>
  forWhom === '' ? program : `${program}, for ${forWhom}`

export default [daySource([childCare], ([records]) => childCareDays(records))]
