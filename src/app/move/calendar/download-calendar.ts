import { downloadText } from '@/engine/download-text'
import type { useSave } from '@/engine/store/use-save'
import type { CalendarEvents } from '@/schemas/calendar-events'
import { calendarFile, exportCalendar } from './export-calendar'
import type { CalendarTask, EventChanges } from './update-events'

interface Options {
  /** What earlier files said. */
  known: CalendarEvents
  /** Stores what this one says. */
  save: ReturnType<typeof useSave<CalendarEvents>>
  moveId: string
  /** All tasks of the move that have a day; none where the move was cancelled. */
  tasks: readonly CalendarTask[]
}

/**
 * Hands out the calendar file of a move. What it says is stored first: a file that went out and is not
 * remembered could not be brought up to date. Rejects with a SaveError.
 */
export async function downloadCalendar(
  { known, save, moveId, tasks }: Options,
  now = new Date(),
): Promise<EventChanges> {
  const stored = await save((events) => exportCalendar(events, tasks, moveId, now).events)
  // From what is stored now it comes out without a further change.
  const { text } = exportCalendar(stored, tasks, moveId, now)
  downloadText(calendarFile.name, text, calendarFile.type)
  return exportCalendar(known, tasks, moveId, now).changes
}
