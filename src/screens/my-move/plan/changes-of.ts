import { daysBetween, type CalendarDay } from '@/engine/calendar-day'
import type { Move, MoveRecord } from '@/schemas/my-move/move'
import type { Credential } from './credential'
import { expiringOnTheWay } from './expiring'
import { planOf, type PlanInputs, type PlannedTask } from './plan-of'
import { replanned } from './replanned'
import { isOpen } from './task-state'

/** The effects of new dates on a plan. */
export interface MoveChanges {
  /** Days by which open tasks move (negative: earlier) and how many tasks do, largest count first. */
  shifts: readonly { days: number; count: number }[]
  /** The open tasks that become short: under the new dates, their original day is in the past. */
  newlyShort: readonly PlannedTask[]
  /** How many license tasks are no longer optional, because the move no longer stays in one state. */
  licenseTasks: number
  /** The tasks that it would be too late to do. */
  dropped: readonly PlannedTask[]
  /** The credentials that expire during the move or soon after. */
  expiring: readonly Credential[]
  /** How many days in the person's calendar would be wrong. */
  exported: number
}

/** What a change of dates affects besides the plan. */
export interface ChangeInputs {
  credentials: readonly Credential[]
  /** The day of each task in the last calendar file: task id → day. */
  exportedDays: ReadonlyMap<string, CalendarDay>
}

/** Previews the effects of changing a move. Pure: nothing is stored. */
export function changesOf(
  move: MoveRecord,
  entries: Partial<Move>,
  inputs: PlanInputs,
  today: CalendarDay,
  { credentials, exportedDays }: ChangeInputs,
): MoveChanges {
  const next = replanned(move, entries, today)
  const before = new Map(planOf(move, inputs, today).map((task) => [task.id, task]))
  const after = planOf(next, inputs, today)
  const open = after.filter(isOpen)
  return {
    shifts: shiftsOf(open, before),
    newlyShort: open.filter((task) => task.isShort && !before.get(task.id)?.isShort),
    licenseTasks: open.filter(
      ({ id, priority }) => priority !== 'can' && before.get(id)?.priority === 'can',
    ).length,
    dropped: after.filter(
      ({ id, state }) => state === 'passed' && before.get(id)?.state !== 'passed',
    ),
    expiring: expiringOnTheWay(credentials, next, today),
    exported: after.filter((task) => isWrongInCalendar(task, exportedDays)).length,
  }
}

/** Counts tasks by shift in days. Short tasks are left out, because `dueDays` places them by the day of planning. */
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
  const exported = exportedDays.get(id)
  return exported !== undefined && (exported !== due || !isDated)
}
