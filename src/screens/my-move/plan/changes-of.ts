import { daysBetween, type CalendarDay } from '@/engine/calendar-day'
import { boardDay, boardDayId, withReportDate } from '@/schemas/licensing/board-day'
import type { Move, MoveRecord } from '@/schemas/my-move/move'
import type { Credential } from './credential'
import { expiringOnTheWay } from './expiring'
import { planOf, type PlanInputs, type PlannedTask } from './plan-of'
import { needsNewPlan, replanned } from './replanned'
import { isOpen } from './task-state'

/** The effects of new dates on a plan. */
export interface MoveChanges {
  /** Days by which open tasks move (negative: earlier) and how many tasks do, largest count first. */
  shifts: readonly { days: number; count: number }[]
  /** The open tasks that become short: under the new dates, their original day is in the past. */
  newlyShort: readonly PlannedTask[]
  /** How many open tasks are short before and after, and get another day. */
  stillShort: number
  /** How many license tasks are no longer optional, because the move no longer stays in one state. */
  licenseTasks: number
  /** How many tasks that records had answered would be open again. */
  reopened: number
  /** How many open tasks only the new destination has. */
  added: number
  /** The tasks that it would be too late to do. */
  dropped: readonly PlannedTask[]
  /** The credentials that expire during the move or soon after. Empty if no new plan is needed. */
  expiring: readonly Credential[]
  /** How many days in the user's calendar would be wrong; 0 if the change causes none of it. */
  exported: number
}

/** What a change of dates affects besides the plan. */
export interface ChangeInputs {
  credentials: readonly Credential[]
  /** From `exportedDays`. */
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
  const planBefore = planOf(move, inputs, today)
  const before = new Map(planBefore.map((task) => [task.id, task]))
  const after = planOf(next, inputs, today)
  const daysBefore = eventDays(planBefore, move, inputs)
  const daysAfter = eventDays(after, next, inputs)
  const wrong = [...exportedDays].filter(
    ([id, day]) => daysAfter.has(id) && daysAfter.get(id) !== day,
  )
  const isCause = wrong.some(([id]) => daysBefore.get(id) !== daysAfter.get(id))
  const known = after.filter(({ id }) => before.has(id))
  const open = known.filter(isOpen)
  return {
    shifts: shiftsOf(open, before),
    newlyShort: open.filter((task) => task.isShort && !before.get(task.id)?.isShort),
    stillShort: open.filter(({ id, isShort, due }) => {
      const was = before.get(id)
      return isShort && was?.isShort && was.due !== due
    }).length,
    licenseTasks: open.filter(
      ({ id, priority }) => priority !== 'can' && before.get(id)?.priority === 'can',
    ).length,
    reopened: open.filter(({ id }) => {
      const was = before.get(id)
      return was?.state === 'done' && was.answer !== ''
    }).length,
    added: after.filter(isOpen).length - open.length,
    dropped: known.filter(
      ({ id, state }) => state === 'passed' && before.get(id)?.state !== 'passed',
    ),
    expiring: needsNewPlan(move, next) ? expiringOnTheWay(credentials, next, today) : [],
    exported: isCause ? wrong.length : 0,
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

/** The day of each event that depends on a move: task or record id → day; undefined if the event is canceled. */
function eventDays(
  plan: readonly PlannedTask[],
  move: MoveRecord,
  { licenses = [], moves = [] }: PlanInputs,
): ReadonlyMap<string, CalendarDay | undefined> {
  const known = moves.map((one) => (one.id === move.id ? move : one))
  return new Map([
    ...plan.map(({ id, due, isDated }) => [id, isDated ? due : undefined] as const),
    ...licenses.map(
      (record) => [boardDayId(record), boardDay(withReportDate(record, known))] as const,
    ),
  ])
}
