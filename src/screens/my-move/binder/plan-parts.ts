import { formatDay, formatWeekday, sundayOf, type CalendarDay } from '@/engine/calendar-day'
import { byWeek } from '../plan/groups'
import type { PlannedTask } from '../plan/plan-of'
import type { PrintedDate } from './printed-dates'

/** Tasks under one heading on paper. */
export interface PlanPart {
  title: string
  /** The days of the move in that week; blank if there are none. */
  note: string
  tasks: readonly PlannedTask[]
  /** Whether only the titles are printed, because none of the tasks has to be done. */
  isBrief: boolean
}

/**
 * A plan as it prints: overdue tasks, then week by week, then the optional, missed and done ones. Empty parts are
 * left out.
 * @param days the days of the move; each is printed beside the title of its week
 */
export function planParts(
  plan: readonly PlannedTask[],
  days: readonly PrintedDate[],
): readonly PlanPart[] {
  const inState = (...states: readonly PlannedTask['state'][]) =>
    plan.filter(({ state }) => states.includes(state))
  const weeks = byWeek(inState('thisWeek', 'later'))
  return [
    full('Overdue', inState('overdue')),
    ...weeks.map(({ name, tasks }) =>
      full(`Week of ${formatDay(name)}`, tasks, daysOfWeek(name, days)),
    ),
    brief('If There Is Time', inState('ifTime')),
    brief('Too Late to Do', inState('passed')),
    brief('Done', inState('done')),
  ].filter(hasTasks)
}

/** The plan of a move that has ended: what was done, and what was not. */
export function endedParts(plan: readonly PlannedTask[]): readonly PlanPart[] {
  const isDone = ({ state }: PlannedTask) => state === 'done'
  return [
    brief('Done', plan.filter(isDone)),
    brief(
      'Not Done',
      plan.filter((task) => !isDone(task) && task.state !== 'aside'),
    ),
  ].filter(hasTasks)
}

/** The advice on the tasks that are printed in full, without duplicates: several tasks have the same advice. */
export function adviceOf(parts: readonly PlanPart[]): readonly string[] {
  const open = parts.filter(({ isBrief }) => !isBrief).flatMap(({ tasks }) => tasks)
  return [...new Set(open.map(({ advice }) => advice))].filter((advice) => advice !== '')
}

function full(title: string, tasks: readonly PlannedTask[], note = ''): PlanPart {
  return { title, note, tasks, isBrief: false }
}

function brief(title: string, tasks: readonly PlannedTask[]): PlanPart {
  return { title, note: '', tasks, isBrief: true }
}

const hasTasks = ({ tasks }: PlanPart) => tasks.length > 0

/** "Pack-out: Sun, Feb 7 · Departure: about Sun, Feb 14", if the second was not entered */
function daysOfWeek(sunday: CalendarDay, days: readonly PrintedDate[]): string {
  return days
    .filter(({ counted }) => counted !== '' && sundayOf(counted) === sunday)
    .map(({ label, entered, counted }) => {
      const day = formatWeekday(counted)
      return `${label}: ${entered === '' ? `about ${day}` : day}`
    })
    .join(' · ')
}
