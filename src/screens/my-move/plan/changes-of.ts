import { daysBetween, type CalendarDay } from '@/engine/calendar-day'
import type { Move, MoveRecord } from '@/schemas/my-move/move'
import type { Credential } from './credential'
import { expiringOnTheWay } from './expiring'
import { planOf, type MoveProgress, type PlannedTask } from './plan-of'
import { replanned } from './replanned'
import { isOpen } from './task-state'

/** What other dates would do to a plan. */
export interface MoveChanges {
  /** How many open tasks move by how many days (earlier, when negative), the most first. */
  shifts: readonly { days: number; count: number }[]
  /** The tasks whose day has passed by the new dates: they come first now. */
  pressed: readonly PlannedTask[]
  /** The tasks that nobody could do any more. */
  dropped: readonly PlannedTask[]
  /** What ends on the way or soon after. */
  expiring: readonly Credential[]
  /** How many days in the person's calendar would be wrong. */
  exported: number
}

/** What there is besides the plan, when dates change. */
export interface Beside {
  credentials: readonly Credential[]
  /** Whether the person works with a license. */
  needsLicense?: boolean
  /** The day that the calendar file last told of each task: task id → day. */
  exportedDays: ReadonlyMap<string, CalendarDay>
}

/** What changing the entries of a move would do; nothing is changed by asking. */
export function changesOf(
  move: MoveRecord,
  entries: Partial<Move>,
  progress: MoveProgress,
  today: CalendarDay,
  { credentials, exportedDays, needsLicense = true }: Beside,
): MoveChanges {
  const next = replanned(move, entries, today)
  const before = new Map(
    planOf(move, progress, today, { needsLicense }).map((task) => [task.id, task]),
  )
  const after = planOf(next, progress, today, { needsLicense })
  const open = after.filter(isOpen)
  return {
    shifts: shiftsOf(open, before),
    pressed: open.filter((task) => task.isShort && !before.get(task.id)?.isShort),
    dropped: after.filter(
      ({ id, state }) => state === 'passed' && before.get(id)?.state !== 'passed',
    ),
    expiring: expiringOnTheWay(credentials, next),
    exported: after.filter((task) => isWrongInCalendar(task, exportedDays)).length,
  }
}

/** What is pressed for time is told apart: its new day says when to do it, not how far it moved. */
function shiftsOf(open: readonly PlannedTask[], before: ReadonlyMap<string, PlannedTask>) {
  const counts = new Map<number, number>()
  for (const { id, due, isShort } of open) {
    const days = isShort ? 0 : daysBetween(before.get(id)?.due ?? due, due)
    if (days !== 0) counts.set(days, (counts.get(days) ?? 0) + 1)
  }
  return [...counts].map(([days, count]) => ({ days, count })).toSorted((a, b) => b.count - a.count)
}

function isWrongInCalendar(
  { id, due, isDated }: PlannedTask,
  exportedDays: ReadonlyMap<string, CalendarDay>,
): boolean {
  const told = exportedDays.get(id)
  return told !== undefined && (told !== due || !isDated)
}
