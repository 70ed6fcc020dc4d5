import { site } from '@/data/site'
import { calendarText } from '@/engine/calendar-file/calendar-text'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { isOfMove, isOfRecord } from './event-uid'
import { updateEvents, type CalendarTask, type EventChanges } from './update-events'

/** What the calendar file is called, and what it is served as. */
export const calendarFile = { name: 'milspouse-move.ics', type: 'text/calendar;charset=utf-8' }

const names = { product: `${site.name}//My Move`, calendar: 'My Move' }

interface CalendarExport {
  text: string
  /** What is to be stored before the file is handed out. */
  events: CalendarEvents
  changes: EventChanges
}

/**
 * The calendar file of a move and of the records. It also cancels once more what was cancelled before, in whichever move:
 * the calendar may not have seen that file. Without a change it is the same file to the byte.
 * @param stored what earlier files said
 * @param tasks everything that has a day: of the move, unless it was cancelled, and of the records
 * @param stays whether an event of another move stays as it went out; otherwise it is cancelled
 */
export function exportCalendar(
  stored: CalendarEvents,
  tasks: readonly CalendarTask[],
  moveId: string,
  now: Date,
  stays?: (uid: string) => boolean,
): CalendarExport {
  const { events, changes } = updateEvents(stored, tasks, moveId, now, stays)
  const written = Object.entries(events).filter(
    ([uid, { isCancelled }]) => isCancelled || isOfMove(moveId, uid) || isOfRecord(uid),
  )
  return { text: calendarText(written, names), events, changes }
}
