import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { PlanTask, Priority } from '@/schemas/plan-task'
import { earliest, type AnchorDays } from './anchor-days'

/** When a task is due. */
export interface DueDay {
  due: CalendarDay
  /** Whether its own day had passed before the dates were entered: it then gets a day of its own. */
  isShort: boolean
  /** Whether its day is more than a wish: no short `can`, and nothing that was over before. */
  isDated: boolean
  /** The last day on which anybody can do it, where there is one. */
  last?: CalendarDay | undefined
}

/** How long a task has whose day had passed before anybody knew of the move: musts come into the first week. */
const GRACE_DAYS: Readonly<Record<Priority, number>> = { must: 6, should: 13, can: 20 }

/**
 * The day of a task. It follows from the dates and from the day they were entered, never from today: so a
 * due day stays where it is until a date changes.
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
  const due = isShort ? within(addDays(plannedOn, GRACE_DAYS[priority])) : wanted
  return { due, isShort, isDated: !isShort || (priority !== 'can' && due >= plannedOn), last }
}
