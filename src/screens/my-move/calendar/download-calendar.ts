import { downloadText } from '@/engine/download-text'
import type { useSave } from '@/engine/store/use-save'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { calendarFile, exportCalendar } from './export-calendar'
import type { CalendarTask, EventChanges } from './update-events'

interface Options {
  /** What earlier files said. */
  known: CalendarEvents
  /** Stores what this one says. */
  save: ReturnType<typeof useSave<CalendarEvents>>
  moveId: string
  /** Everything that has a day: of the move, unless it was cancelled, and of the records. */
  tasks: readonly CalendarTask[]
  /** Whether an event of another move stays as it went out. */
  stays: (uid: string) => boolean
}

/**
 * Hands out the calendar file of a move. What it says is stored first: a file that went out and is not
 * remembered could not be brought up to date. Rejects with a SaveError.
 */
export async function downloadCalendar(
  { known, save, moveId, tasks, stays }: Options,
  now = new Date(),
): Promise<EventChanges> {
  const exported = (events: CalendarEvents) => exportCalendar(events, tasks, moveId, now, stays)
  const stored = await save((events) => exported(events).events)
  // From what is stored now it comes out without a further change.
  const { text } = exported(stored)
  downloadText(calendarFile.name, text, calendarFile.type)
  return exported(known).changes
}
