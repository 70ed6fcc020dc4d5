import { addDays, compareDays, daysBetween, type CalendarDay } from '@/engine/calendar-day'
import type { PlanTask } from '@/schemas/my-move/plan-task'
import { anchors, byPriority, type Priority } from '@/schemas/my-move/plan-terms'
import {
  earliest,
  FIRST_DAYS,
  firstDueDay,
  latest,
  planStart,
  reportWithoutLeave,
  type AnchorDays,
} from '@/schemas/my-move/anchor-days'

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

/** The last day for short `must` tasks, in days after the dates were entered. */
const FIRST_WEEK = 6

/** Where short tasks are placed, in days after the dates were entered: `must` tasks in the first week. */
const windows: Readonly<Record<Priority, readonly [from: number, to: number]>> = {
  must: [FIRST_DAYS, FIRST_WEEK],
  should: [7, 13],
  can: [14, 20],
}

/** What the days of a plan depend on. */
interface PlanDays {
  /** From `anchorDays`. */
  dates: AnchorDays
  /** From `lastDays`. */
  ends: AnchorDays
  plannedOn: CalendarDay
}

type DatedTask = Pick<
  PlanTask,
  'id' | 'anchor' | 'days' | 'aheadOf' | 'until' | 'priority' | 'before'
>

/**
 * The due day of each task, by id. It depends on the dates of the move and on the day they were entered, never on
 * today, so it does not change until a date changes. See docs/decisions/0024.
 */
export function dueDays(tasks: readonly DatedTask[], days: PlanDays): ReadonlyMap<string, DueDay> {
  const lists = [...new Set(tasks.map(listOf))]
  const inLists = new Map(
    lists.flatMap((list) =>
      dueDaysOfList(
        tasks.filter((task) => listOf(task) === list),
        days,
      ),
    ),
  )
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const firstDue = firstDueDay(days.plannedOn)
  /**
   * The day of a task: before that of the one it comes before, or the same if that is the first day of all. It is never
   * before the orders that it counts from.
   */
  const inOrder = (id: string, day: DueDay): DueDay => {
    const task = byId.get(id)
    const nextDay = task?.before === undefined ? undefined : inLists.get(task.before)
    if (task?.before === undefined || !nextDay) return day
    const { due } = inOrder(task.before, nextDay)
    const wanted = earliest(day.due, due, latest(addDays(due, -1), firstDue))
    const first = task.anchor === 'orders' ? earliest(day.due, days.dates.orders) : wanted
    return { ...day, due: latest(wanted, first) }
  }
  return new Map([...inLists].map(([id, day]) => [id, inOrder(id, day)]))
}

/** The list of a task: "license-steps", or one section of the PCS checklist. */
const listOf = ({ id }: DatedTask) => id.slice(0, id.lastIndexOf('/'))

/** The due days of one list. No task is due before a short one that usually comes before it. */
function dueDaysOfList(
  tasks: readonly DatedTask[],
  days: PlanDays,
): readonly [id: string, day: DueDay][] {
  const { dates, plannedOn } = days
  const inOrder = tasks
    .map((task) => ({ task, usual: usualDay(task, dates) }))
    .toSorted((a, b) => compareDays(a.usual, b.usual) || byPriority(b.task, a.task))
  // From the last to the first: what comes before a task of the first week belongs there, too.
  let next: CalendarDay | undefined
  const placed = inOrder.toReversed().map(({ task, usual }) => {
    const day = dueDay(task, usual, days, next)
    if (task.priority !== 'can' && day.due >= plannedOn) next = earliest(day.due, next ?? day.due)
    return { task, day }
  })
  // From the first to the last: a task with enough time waits for the short ones. A last day does not.
  let previous = plannedOn
  return placed.toReversed().map(({ task, day }) => {
    if (task.priority === 'can') return [task.id, day]
    if (day.isShort) previous = latest(previous, day.due)
    const isWaiting = !day.isShort && day.last === undefined
    return [task.id, isWaiting ? { ...day, due: latest(day.due, previous) } : day]
  })
}

/**
 * The day of a task in a plan that had enough time. Late orders delay the tasks that depend on them. These count from
 * the start of the plan, so that they keep their place before the tasks that count from the report date.
 */
function usualDay(task: DatedTask, dates: AnchorDays): CalendarDay {
  const { anchor, days, until } = task
  const day = anchor === 'orders' ? addDays(planStart(dates), days) : wantedDay(task, dates)
  return until ? earliest(day, dates[until]) : day
}

/** The day of a task from its anchor, whenever the dates were entered. */
function wantedDay({ anchor, days, aheadOf }: DatedTask, dates: AnchorDays): CalendarDay {
  return addDays(aheadOf ? reportWithoutLeave(aheadOf, dates) : dates[anchor], days)
}

/** @param next the first due day among the tasks that come after it in its list */
function dueDay(
  task: DatedTask,
  usual: CalendarDay,
  { dates, ends, plannedOn }: PlanDays,
  next: CalendarDay | undefined,
): DueDay {
  const { anchor, until, priority } = task
  const last = until && ends[until]
  const firstDue = firstDueDay(plannedOn)
  // An assumed day is no limit if it leaves too little time. Then the next day of the move that leaves enough is one.
  const ahead = until && anchors.slice(anchors.indexOf(until)).map((one) => dates[one])
  const limit = last && earliest(last, ahead?.find((day) => day >= firstDue) ?? last)
  const within = (day: CalendarDay) => (limit === undefined ? day : earliest(day, limit))
  const wanted = within(wantedDay(task, dates))
  if (wanted >= plannedOn) {
    // After late orders, a task that counts from them may be due after what follows from it.
    const isInOrder = anchor !== 'orders' || next === undefined || wanted <= next
    const day = isInOrder ? wanted : latest(next, dates.orders)
    const due = within(latest(day, firstDue))
    return { due, isShort: false, isDated: true, last }
  }
  const endOfFirstWeek = addDays(plannedOn, FIRST_WEEK)
  const isBeforeFirstWeekTask =
    priority === 'should' && next !== undefined && next <= endOfFirstWeek
  const window = windows[isBeforeFirstWeekTask ? 'must' : priority]
  const day = within(compressed(usual, window, planStart(dates), plannedOn))
  const isFree = priority === 'can' || next === undefined
  const due = isFree ? day : earliest(day, latest(next, endOfFirstWeek))
  return { due, isShort: true, isDated: priority !== 'can' && due >= plannedOn, last }
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
