import { isSame } from '@/engine/model/is-same'
import type { RecordDay } from '@/engine/screen/record-days'
import { MAX_SEQUENCE, type CalendarEvent } from './calendar-events'

/**
 * What the next calendar file says of an event. It gets a higher sequence where something changed, and is
 * the very one from before where nothing did.
 * @param before what the last file said of it
 * @param day what it is now; undefined where it is gone, which cancels it
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
