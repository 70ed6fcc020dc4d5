import type { CalendarDay } from '@/engine/calendar-day'
import { planTasks } from '@/data/my-move/plan-tasks'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { eventUid } from './event-uid'

/** The day that the calendar file last told of each task of a move: task id → day. */
export function exportedDays(
  events: CalendarEvents,
  moveId: string,
): ReadonlyMap<string, CalendarDay> {
  return new Map(
    planTasks.rows.flatMap(({ id }): [string, CalendarDay][] => {
      const event = events[eventUid(moveId, id)]
      return event && !event.isCancelled ? [[id, event.day]] : []
    }),
  )
}
