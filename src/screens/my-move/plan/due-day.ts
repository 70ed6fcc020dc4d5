import { addDays, daysBetween, type CalendarDay } from '@/engine/calendar-day'
import type { PlanTask } from '@/schemas/my-move/plan-task'
import type { Priority } from '@/schemas/my-move/plan-terms'
import { earliest, latest, planStart, type AnchorDays } from './anchor-days'

/** When a task is due. */
export interface DueDay {
  due: CalendarDay
  /** Whether its original day was before the day the dates were entered. It then gets a later one. */
  isShort: boolean
  /** Whether it belongs in a calendar. False for a short `can` task, and for a short task due before `plannedOn`. */
  isDated: boolean
  /** The last day on which the task can be done, if there is one. */
  last?: CalendarDay | undefined
}

/** Minimum days between entering the dates and a due day, so that not everything is due at once. */
const FIRST_DAYS = 2

/** Where short tasks are placed, in days after the dates were entered: `must` tasks in the first week. */
const windows: Readonly<Record<Priority, readonly [from: number, to: number]>> = {
  must: [FIRST_DAYS, 6],
  should: [7, 13],
  can: [14, 20],
}

/**
 * The due day of a task. It depends on the dates of the move and on the day they were entered, never on today,
 * so it does not change until a date changes. See docs/decisions/0024.
 */
export function dueDay(
  { anchor, days, until, priority }: Pick<PlanTask, 'anchor' | 'days' | 'until' | 'priority'>,
  dates: AnchorDays,
  plannedOn: CalendarDay,
): DueDay {
  const last = until && dates[until]
  const within = (day: CalendarDay) => (last === undefined ? day : earliest(day, last))
  const wanted = within(addDays(dates[anchor], days))
  const isShort = wanted < plannedOn
  const start = planStart(dates)
  // Late orders delay the tasks that depend on them. Count these from the start of the plan, so that they keep their
  // place before the tasks that count from the report date.
  const dayInTime = addDays(anchor === 'orders' ? start : dates[anchor], days)
  const due = within(
    isShort
      ? compressed(within(dayInTime), windows[priority], start, plannedOn)
      : latest(wanted, addDays(plannedOn, FIRST_DAYS)),
  )
  return { due, isShort, isDated: !isShort || (priority !== 'can' && due >= plannedOn), last }
}

/** Maps a day between the start of the plan and the day it was entered to a day in a window. Keeps the order. */
function compressed(
  wanted: CalendarDay,
  [from, to]: readonly [from: number, to: number],
  start: CalendarDay,
  plannedOn: CalendarDay,
): CalendarDay {
  // The pack-out may be before the start of the plan. Tasks before the start go to the first day of the window.
  const share = Math.max(0, daysBetween(start, wanted)) / Math.max(1, daysBetween(start, plannedOn))
  return addDays(plannedOn, from + Math.floor(share * (to - from + 1)))
}
