import { downloadText } from '@/engine/download-text'
import type { Repository } from '@/engine/store/repository'
import { calendarEvents } from '@/schemas/calendar-events'
import { calendarFile, exportCalendar } from './export-calendar'
import type { CalendarTask, EventChanges } from './update-events'

/**
 * Hands out the calendar file of a move. What it says is stored first: a file that went out and is not
 * remembered could not be brought up to date. Rejects with a SaveError.
 * @param tasks all tasks of the move that have a day; none where the move was cancelled
 */
export async function downloadCalendar(
  repository: Repository,
  tasks: readonly CalendarTask[],
  moveId: string,
  now = new Date(),
): Promise<EventChanges> {
  const { changes } = exportCalendar(repository.load(calendarEvents), tasks, moveId, now)
  const stored = await repository.update(
    calendarEvents,
    (events) => exportCalendar(events, tasks, moveId, now).events,
  )
  // From what is stored now it comes out without a further change.
  const { text } = exportCalendar(stored, tasks, moveId, now)
  downloadText(calendarFile.name, text, calendarFile.type)
  return changes
}
