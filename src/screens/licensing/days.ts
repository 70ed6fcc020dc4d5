import type { CalendarDay } from '@/engine/calendar-day'
import { derived } from '@/engine/model/derived'
import { recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { boardDay, boardDayId, withReportDate } from '@/schemas/licensing/board-day'
import { licenseName, licenses, type LicenseRecord } from '@/schemas/licensing/license'
import { moves, type MoveRecord } from '@/schemas/my-move/move'

/** The calendar events of licenses: their last days, until marked expired, and day 30 of applications at a board. */
export function licenseDays(
  records: readonly LicenseRecord[],
  known: readonly MoveRecord[] = [],
): readonly RecordDay[] {
  return records.flatMap((record) => [
    ...eventOn(record.expirationDate || undefined, {
      id: recordDayId('license', record.id, 'last-day'),
      title: `${licenseName(record)}: last day of the license`,
      note: 'Boards take weeks to renew. Ask yours how early it takes the papers.',
      isDone: record.status === 'expired',
    }),
    ...eventOn(boardDay(withReportDate(record, known)), {
      id: boardDayId(record),
      title: `${licenseName(record)}: day 30 at the board`,
      note: 'If the board has not decided, ask for a temporary license. Counted from the later of two days: application complete, and your move. Federal holidays and the board’s own count can differ.',
      isDone: false,
    }),
  ])
}

function eventOn(
  day: CalendarDay | undefined,
  event: Pick<RecordDay, 'id' | 'title' | 'note' | 'isDone'>,
): readonly RecordDay[] {
  return day === undefined ? [] : [{ ...event, day }]
}

export default [derived([licenses, moves], ([held, known]) => licenseDays(held, known))]
