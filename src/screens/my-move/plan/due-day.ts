import { addDays, daysBetween, type CalendarDay } from '@/engine/calendar-day'
import type { PlanTask } from '@/schemas/my-move/plan-task'
import type { Priority } from '@/schemas/my-move/plan-terms'
import { earliest, latest, planStart, type AnchorDays } from './anchor-days'

/** When a task is due. */
export interface DueDay {
  due: CalendarDay
  /** Whether its own day had passed before the dates were entered: it then gets another one. */
  isShort: boolean
  /** Whether its day is more than a wish: no short `can`, and nothing that was over before. */
  isDated: boolean
  /** The last day on which anybody can do it, where there is one. */
  last?: CalendarDay | undefined
}

/** Nothing is due sooner after the dates were entered: nobody can do it all on that day. */
const FIRST_DAYS = 2

/** Into which days after that one the tasks go whose own day had passed: what must be done into the first week. */
const windows: Readonly<Record<Priority, readonly [from: number, to: number]>> = {
  must: [FIRST_DAYS, 6],
  should: [7, 13],
  can: [14, 20],
}

/**
 * The day of a task. It follows from the dates and from the day they were entered, never from today: so a
 * due day stays where it is until a date changes. See docs/decisions/0024.
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
  // Late orders put off what waits for them: in a plan with time it comes before what is counted from the report.
  const dayInTime = addDays(anchor === 'orders' ? start : dates[anchor], days)
  const due = within(
    isShort
      ? compressed(within(dayInTime), windows[priority], start, plannedOn)
      : latest(wanted, addDays(plannedOn, FIRST_DAYS)),
  )
  return { due, isShort, isDated: !isShort || (priority !== 'can' && due >= plannedOn), last }
}

/** The days from the start of a plan until it was entered, pressed into a window: what came first stays first. */
function compressed(
  wanted: CalendarDay,
  [from, to]: readonly [from: number, to: number],
  start: CalendarDay,
  plannedOn: CalendarDay,
): CalendarDay {
  // Packers may come before a plan would start: what belongs before them comes first.
  const share = Math.max(0, daysBetween(start, wanted)) / Math.max(1, daysBetween(start, plannedOn))
  return addDays(plannedOn, from + Math.floor(share * (to - from + 1)))
}
