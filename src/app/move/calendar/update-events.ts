import type { CalendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import { MAX_SEQUENCE, type CalendarEvent, type CalendarEvents } from '@/schemas/calendar-events'
import { eventUid, isOfMove } from './event-uid'

/** A task of a move, as the calendar file needs it. */
export interface CalendarTask {
  /** Kebab-case parts between slashes: `pcs-timeline/arrival/find-a-doctor`. It never changes. */
  id: string
  title: string
  day: CalendarDay
  /** What stands under the title; blank where there is nothing to say. */
  note: string
  isDone: boolean
}

/** How many events of a move a file would bring to a calendar that has the one before. */
export interface EventChanges {
  new: number
  changed: number
  cancelled: number
  same: number
}

/**
 * What the next file says of a move. Only what changed gets a higher sequence. A task that is done stays
 * as it went out, and does not go out at all where it never did; an event whose task is gone is cancelled.
 * @param tasks all tasks of the move that have a day; none where the move was cancelled
 */
export function updateEvents(
  events: CalendarEvents,
  tasks: readonly CalendarTask[],
  moveId: string,
  now: Date,
): { events: CalendarEvents; changes: EventChanges } {
  const next = new Map(Object.entries(events))
  const wanted = new Map(tasks.map((task) => [eventUid(moveId, task.id), task]))
  const known = [...next.keys()].filter((uid) => isOfMove(moveId, uid))
  const changes = { new: 0, changed: 0, cancelled: 0, same: 0 }
  for (const uid of new Set([...known, ...wanted.keys()])) {
    const before = next.get(uid)
    const after = nextEvent(before, wanted.get(uid), now)
    if (!after) continue
    next.set(uid, after)
    const change = changeOf(before, after)
    if (change) changes[change]++
  }
  return { events: Object.fromEntries(next), changes }
}

function nextEvent(
  before: CalendarEvent | undefined,
  task: CalendarTask | undefined,
  now: Date,
): CalendarEvent | undefined {
  if (task?.isDone) return before
  const changedAt = now.toISOString()
  if (!before) return task && { ...contentOf(task), sequence: 0, changedAt }
  const after = { ...before, ...(task ? contentOf(task) : { isCancelled: true }) }
  if (isSame(after, before)) return before
  return { ...after, sequence: Math.min(before.sequence + 1, MAX_SEQUENCE), changedAt }
}

const contentOf = ({ day, title, note }: CalendarTask) => ({ day, title, note, isCancelled: false })

/** What is said of an event; nothing of one that was cancelled before. */
function changeOf(
  before: CalendarEvent | undefined,
  after: CalendarEvent,
): keyof EventChanges | undefined {
  if (!before) return 'new'
  if (after !== before) return after.isCancelled ? 'cancelled' : 'changed'
  return after.isCancelled ? undefined : 'same'
}
