import type { CalendarDay } from '@/engine/calendar-day'
import { boardDay, licenseName, type LicenseRecord } from '@/schemas/licensing/license'
import { recordTaskId } from './event-uid'
import type { CalendarTask } from './update-events'

/** What a calendar shows of licenses: their last days, and day 30 of what waits for a board. */
export function licenseDays(records: readonly LicenseRecord[]): readonly CalendarTask[] {
  return records.flatMap((record) => [
    ...eventOn(record.expirationDate || undefined, {
      id: recordTaskId('license', record.id, 'last-day'),
      title: `${licenseName(record)}: last day of the license`,
      note: 'Boards take weeks to renew. Ask yours how early it takes the papers.',
    }),
    ...eventOn(boardDay(record), {
      id: recordTaskId('license', record.id, 'day-30'),
      title: `${licenseName(record)}: day 30 at the board`,
      note: 'If the board has not decided, ask for a temporary license. Counted from the later of two days: application complete, and your move. Federal holidays and the board’s own count can differ.',
    }),
  ])
}

function eventOn(
  day: CalendarDay | undefined,
  event: Pick<CalendarTask, 'id' | 'title' | 'note'>,
): readonly CalendarTask[] {
  return day === undefined ? [] : [{ ...event, day, isDone: false }]
}
