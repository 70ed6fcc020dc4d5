import { site } from '@/data/site'
import { calendarText } from '@/engine/calendar-file/calendar-text'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { isOfMove, isOfRecord } from './event-uid'
import { updateEvents, type CalendarTask, type EventChanges } from './update-events'

/** The name and the media type of the calendar file. */
export const calendarFile = { name: 'milspouse-move.ics', type: 'text/calendar;charset=utf-8' }

const names = { product: `${site.name}//My Move`, calendar: 'My Move' }

interface CalendarExport {
  text: string
  /** The events to store before the file is downloaded. */
  events: CalendarEvents
  changes: EventChanges
}

/**
 * The calendar file of a move and of the records. It repeats earlier cancellations, of any move, because the calendar
 * may not have imported the file with them. If nothing changed, the file is the same to the byte.
 * @param stored the events of earlier files
 * @param tasks everything with a day: the tasks of the move, unless it was canceled, and the records
 * @param stays whether an event of another move is left as it was exported; otherwise it is canceled
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
