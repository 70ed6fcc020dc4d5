import { formatDay, formatWeekday, type CalendarDay } from '@/engine/calendar-day'
import { byWeek, sundayOf } from '../plan/groups'
import type { PlannedTask } from '../plan/plan-of'
import type { KnownDay } from './known-days'

/** Tasks that are under one heading on paper. */
export interface PlanPart {
  title: string
  /** What else is then; blank where nothing is. */
  note: string
  tasks: readonly PlannedTask[]
  /** Whether their titles are enough, as nobody waits for them. */
  isBrief: boolean
}

/**
 * A plan as it prints: what is late, then week by week, then what is over. A part without a task is left out.
 * @param days the days of the move, which stand beside the title of their week
 */
export function planParts(
  plan: readonly PlannedTask[],
  days: readonly KnownDay[],
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

/** What to know before some of the tasks, each once: it is the same for all of a kind. */
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

/** "Pack-out: Sun, Feb 7 · Departure: about Sun, Feb 14", where nobody entered the second */
function daysOfWeek(sunday: CalendarDay, days: readonly KnownDay[]): string {
  return days
    .filter(({ counted }) => counted !== '' && sundayOf(counted) === sunday)
    .map(({ label, entered, counted }) => {
      const day = formatWeekday(counted)
      return `${label}: ${entered === '' ? `about ${day}` : day}`
    })
    .join(' · ')
}
