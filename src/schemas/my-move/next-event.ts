import { isSame } from '@/engine/model/is-same'
import type { RecordDay } from '@/engine/screen/record-days'
import { MAX_SEQUENCE, type CalendarEvent } from './calendar-events'

/**
 * An event for the next calendar file. Its sequence increases if something has changed; otherwise it is the same
 * object as before.
 * @param before the event in the last file
 * @param day the current day of the record; undefined if it is gone, which cancels the event
 */
export function nextEvent(
  before: CalendarEvent | undefined,
  day: RecordDay | undefined,
  now: Date,
): CalendarEvent | undefined {
  const changedAt = now.toISOString()
  if (!before) return day && { ...contentOf(day), sequence: 0, changedAt }
  const { sequence, changedAt: changedBefore } = before
  const after = day
    ? { ...contentOf(day), sequence, changedAt: changedBefore }
    : { ...before, isCancelled: true }
  if (isSame(after, before)) return before
  return { ...after, sequence: Math.min(sequence + 1, MAX_SEQUENCE), changedAt }
}

const contentOf = ({ day, start, place, title, note }: RecordDay) => ({
  day,
  title,
  note,
  isCancelled: false,
  ...(start !== undefined && { start }),
  ...(place && { place }),
})
