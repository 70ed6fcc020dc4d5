import { downloadText } from '@/engine/download-text'
import type { useSave } from '@/engine/store/use-save'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { calendarFile, exportCalendar } from './export-calendar'
import type { CalendarTask, EventChanges } from './update-events'

interface Options {
  /** The events of earlier files. */
  known: CalendarEvents
  /** Stores the events of this file. */
  save: ReturnType<typeof useSave<CalendarEvents>>
  moveId: string
  /** Everything with a day: the tasks of the move, unless it was canceled, and the records. */
  tasks: readonly CalendarTask[]
  /** Whether an event of another move is repeated unchanged; otherwise it is canceled. */
  stays: (uid: string) => boolean
}

/**
 * Downloads the calendar file of a move. Its events are stored first, because a later file can update only events that
 * are stored. Rejects with a SaveError.
 */
export async function downloadCalendar(
  { known, save, moveId, tasks, stays }: Options,
  now = new Date(),
): Promise<EventChanges> {
  const exported = (events: CalendarEvents) => exportCalendar(events, tasks, moveId, now, stays)
  const stored = await save((events) => exported(events).events)
  // Exporting the stored events changes nothing more.
  const { text } = exported(stored)
  downloadText(calendarFile.name, text, calendarFile.type)
  return exported(known).changes
}
