import type { CalendarDay } from '../../calendar-day'
import type { AnyRecord } from '../../model/entity'
import type { AnyListConfig } from './list-view'

/** Whether the list has a question about a record that nobody has answered. @param today the local day */
export function hasOpenQuestion(
  { timeline }: AnyListConfig['card'],
  record: AnyRecord,
  today: CalendarDay,
): boolean {
  const question = timeline?.question
  return (
    question?.value === record[question?.field ?? ''] && question?.isOpen(record, today) === true
  )
}
