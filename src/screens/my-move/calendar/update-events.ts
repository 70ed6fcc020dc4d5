import type { RecordDay } from '@/engine/screen/record-days'
import type { CalendarEvent, CalendarEvents } from '@/schemas/my-move/calendar-events'
import { nextEvent } from '@/schemas/my-move/next-event'
import { eventUid, legacyRecordKeyOf, legacyRecordKey, isOfMove, isOfRecord } from './event-uid'

/**
 * A task of a move, or a day of a record, as the calendar file needs it. The id of a task has parts between
 * slashes, `pcs-timeline/arrival/find-a-doctor`, and never changes.
 */
export type CalendarTask = RecordDay

/** How many events change in a calendar that imported the previous file. */
export interface EventChanges {
  new: number
  changed: number
  cancelled: number
  same: number
}

/**
 * The events of the next calendar file. Only a changed event gets a higher sequence number. A finished task is left
 * out unless an earlier file had it; then its day stays up to date. An event whose task is gone is canceled.
 * See docs/decisions/0026.
 * @param tasks everything with a day: the tasks of this move, unless it was canceled, and the records
 * @param stays whether an event of another move is repeated unchanged; otherwise it is canceled
 */
export function updateEvents(
  events: CalendarEvents,
  tasks: readonly CalendarTask[],
  moveId: string,
  now: Date,
  stays: (uid: string) => boolean = () => true,
): { events: CalendarEvents; changes: EventChanges } {
  const next = new Map(Object.entries(events))
  const wanted = new Map(tasks.map((task) => [eventUid(moveId, task.id), task]))
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
    const task = wanted.get(uid)
    const formerName = task && legacyRecordKeyOf(task.id)
    const wentOut =
      before?.isCancelled === false || (formerName !== undefined && former.has(formerName))
    const after = task?.isDone && !wentOut ? before : nextEvent(before, task, now)
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
