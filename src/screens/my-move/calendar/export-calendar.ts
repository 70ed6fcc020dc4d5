import { site } from '@/data/site'
import { calendarText } from '@/engine/calendar-file/calendar-text'
import { downloadText } from '@/engine/download-text'
import type { RecordDay } from '@/engine/screen/record-days'
import type { useSave } from '@/engine/store/use-save'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { isOfMove, isOfRecord } from './event-uid'
import { updateEvents, type EventChanges } from './update-events'

/** The name and the media type of the calendar file. */
const calendarFile = { name: 'milspouse-move.ics', type: 'text/calendar;charset=utf-8' }

const names = { product: `${site.name}//My Move`, calendar: 'My Move' }

interface CalendarExport {
  text: string
  /** The events to store before the file is downloaded. */
  events: CalendarEvents
  changes: EventChanges
  /** The number of cancellations in it that an earlier file had too. */
  repeated: number
}

/**
 * The calendar file of a move and of the records. It repeats earlier cancellations, of any move, because the calendar
 * may not have imported the file with them. If nothing changed, the file is the same to the byte.
 * @param stored the events of earlier files
 * @param days everything with a day: the tasks of the move, unless it was canceled, and the records
 * @param stays whether an event of another move is left as it was exported; otherwise it is canceled
 */
export function exportCalendar(
  stored: CalendarEvents,
  days: readonly RecordDay[],
  moveId: string,
  now: Date,
  stays?: (uid: string) => boolean,
): CalendarExport {
  const { events, changes } = updateEvents(stored, days, moveId, now, stays)
  const written = Object.entries(events).filter(
    ([uid, { isCancelled }]) => isCancelled || isOfMove(moveId, uid) || isOfRecord(uid),
  )
  const cancelled = written.filter(([, { isCancelled }]) => isCancelled).length
  const repeated = cancelled - changes.cancelled
  return { text: calendarText(written, names), events, changes, repeated }
}

/**
 * Downloads the calendar file of a move. Its events are stored first, because a later file can update only events that
 * are stored. Rejects with a SaveError.
 * @param known the events of earlier files
 * @param save stores the events of this file
 */
export async function downloadCalendar(
  known: CalendarEvents,
  save: ReturnType<typeof useSave<CalendarEvents>>,
  days: readonly RecordDay[],
  moveId: string,
  stays: (uid: string) => boolean,
): Promise<Pick<CalendarExport, 'changes' | 'repeated'>> {
  const now = new Date()
  const exported = (events: CalendarEvents) => exportCalendar(events, days, moveId, now, stays)
  const stored = await save((events) => exported(events).events)
  // Exporting the stored events changes nothing more.
  const { text } = exported(stored)
  downloadText(calendarFile.name, text, calendarFile.type)
  return exported(known)
}
