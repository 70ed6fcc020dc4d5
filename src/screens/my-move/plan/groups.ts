import {
  addDays,
  formatDay,
  formatWeekday,
  sundayOf,
  type CalendarDay,
} from '@/engine/calendar-day'
import { groupRows } from '@/engine/views/group-rows'
import { movePhase, type MovePhase } from './move-phase'
import type { PlannedTask } from './plan-of'

/** A named group of tasks, in the order of the plan. */
export interface TaskGroup<Name extends string> {
  name: Name
  tasks: readonly PlannedTask[]
}

/** Groups tasks, which are ordered by due day, by that day. */
export function byDay(tasks: readonly PlannedTask[]): readonly TaskGroup<CalendarDay>[] {
  return groupRows(tasks, ({ due }) => due).map(([name, tasks]) => ({ name, tasks }))
}

/** "Today", "Tomorrow", or "Mon, Nov 30". */
export function dayTitle(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : formatWeekday(day)
}

/** Groups tasks, which are ordered by due day, by calendar week. The name is the Sunday that starts the week; empty weeks are left out. */
export function byWeek(tasks: readonly PlannedTask[]): readonly TaskGroup<CalendarDay>[] {
  return groupRows(tasks, ({ due }) => sundayOf(due)).map(([name, tasks]) => ({ name, tasks }))
}

/** "Dec 7 to Dec 11, 2026": the due days of a week. A week may have begun before, with tasks of another group. */
export function weekTitle({ name, tasks }: TaskGroup<CalendarDay>): string {
  const first = tasks[0]?.due ?? name
  const last = tasks.at(-1)?.due ?? name
  if (first === last) return formatDay(first)
  const isInOneYear = first.slice(0, 4) === last.slice(0, 4)
  const start = isInOneYear ? formatDay(first).replace(/, \d+$/, '') : formatDay(first)
  return `${start} to ${formatDay(last)}`
}

/** Groups tasks by the phase of the move in which they are due. Empty phases are left out. */
export function byPhase(tasks: readonly PlannedTask[]): readonly TaskGroup<MovePhase>[] {
  return movePhase.values
    .map((name) => ({ name, tasks: tasks.filter((task) => task.phase === name) }))
    .filter((group) => group.tasks.length > 0)
}
