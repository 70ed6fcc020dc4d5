import { calendarDay } from '@/engine/calendar-day'
import type { RecordDay } from '@/engine/screen/record-days'
import type { CalendarEvent, CalendarEvents } from '@/schemas/my-move/calendar-events'
import { nextEvent } from '@/schemas/my-move/next-event'
import {
  eventUid,
  legacyRecordKeyOf,
  legacyRecordKey,
  isOfMove,
  isOfNextAction,
  isOfRecord,
} from './event-uid'

/** How many events change in a calendar that imported the previous file. */
export interface EventChanges {
  new: number
  changed: number
  cancelled: number
  same: number
}

/**
 * The events of the next calendar file. Only a changed event gets a higher sequence number. A task or day that is done
 * is left out unless an earlier file had it; then its event stays up to date. An event whose task or day is gone is
 * canceled, except a next action whose day is over. See docs/decisions/0026.
 * @param days everything with a day: the tasks of this move, unless it was canceled, and the records
 * @param stays whether an event of another move is repeated unchanged; otherwise it is canceled
 */
export function updateEvents(
  events: CalendarEvents,
  days: readonly RecordDay[],
  moveId: string,
  now: Date,
  stays: (uid: string) => boolean = () => true,
): { events: CalendarEvents; changes: EventChanges } {
  const next = new Map(Object.entries(events))
  const wanted = new Map(days.map((day) => [eventUid(moveId, day.id), day]))
  const isCurrent = (uid: string) =>
    isOfRecord(uid) || legacyRecordKey(uid) !== undefined || isOfMove(moveId, uid) || !stays(uid)
  const known = [...next.keys()].filter(isCurrent)
  const former = new Set(
    Object.entries(events)
      .filter(([, { isCancelled }]) => !isCancelled)
      .map(([uid]) => legacyRecordKey(uid)),
  )
  const changes = { new: 0, changed: 0, cancelled: 0, same: 0 }
  for (const uid of new Set([...known, ...wanted.keys()])) {
    const before = next.get(uid)
    const day = wanted.get(uid)
    const formerName = day && legacyRecordKeyOf(day.id)
    // A canceled task comes back with its move. A canceled day of a record that is done stays canceled.
    const wentOut =
      (before && (!before.isCancelled || isOfMove(moveId, uid))) ||
      (formerName !== undefined && former.has(formerName))
    // The user clears a next action that is done: after its day, a missing one counts as done.
    const isSettled = day
      ? day.isDone && !wentOut
      : isOfNextAction(uid) && before !== undefined && before.day < calendarDay(now)
    const after = isSettled ? before : nextEvent(before, day, now)
    if (!after) continue
    next.set(uid, after)
    const change = changeOf(before, after)
    if (change) changes[change]++
  }
  return { events: Object.fromEntries(next), changes }
}

/** How an event changed; undefined if it was canceled before and still is. */
function changeOf(
  before: CalendarEvent | undefined,
  after: CalendarEvent,
): keyof EventChanges | undefined {
  if (!before) return 'new'
  if (after !== before) return after.isCancelled ? 'cancelled' : 'changed'
  return after.isCancelled ? undefined : 'same'
}
