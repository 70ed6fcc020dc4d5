import type { CalendarDay } from '@/engine/calendar-day'
import { planTasks } from '@/data/my-move/plan-tasks'
import { boardDayId } from '@/schemas/licensing/board-day'
import type { LicenseRecord } from '@/schemas/licensing/license'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { eventUid } from './event-uid'

/** The days in the last calendar file that follow a move: task id → day, and record id → day 30 at the board. */
export function exportedDays(
  events: CalendarEvents,
  moveId: string,
  licenses: readonly LicenseRecord[],
): ReadonlyMap<string, CalendarDay> {
  const ids = [...planTasks.rows.map(({ id }) => id), ...licenses.map(boardDayId)]
  return new Map(
    ids.flatMap((id): [string, CalendarDay][] => {
      const event = events[eventUid(moveId, id)]
      return event && !event.isCancelled ? [[id, event.day]] : []
    }),
  )
}
