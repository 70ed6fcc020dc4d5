import type { CalendarEvents } from '@/schemas/calendar-events'
import { calendarText } from './calendar-text'
import { isOfMove } from './event-uid'
import { updateEvents, type CalendarTask, type EventChanges } from './update-events'

/** What the calendar file is called, and what it is served as. */
export const calendarFile = { name: 'milspouse-move.ics', type: 'text/calendar;charset=utf-8' }

interface CalendarExport {
  text: string
  /** What is to be stored before the file is handed out. */
  events: CalendarEvents
  changes: EventChanges
}

/**
 * The calendar file of a move. It also cancels once more what was cancelled before, in whichever move:
 * the calendar may not have seen that file. Without a change it is the same file to the byte.
 * @param stored what earlier files said
 * @param tasks all tasks of the move that have a day; none where the move was cancelled
 */
export function exportCalendar(
  stored: CalendarEvents,
  tasks: readonly CalendarTask[],
  moveId: string,
  now: Date,
): CalendarExport {
  const { events, changes } = updateEvents(stored, tasks, moveId, now)
  const written = Object.entries(events).filter(
    ([uid, { isCancelled }]) => isCancelled || isOfMove(moveId, uid),
  )
  return { text: calendarText(written), events, changes }
}
