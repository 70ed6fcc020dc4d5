import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { byPriority, type PlannedTask } from './plan-of'
import { isOpen } from './task-state'

/** How far ahead the dashboard looks. */
const DAYS_AHEAD = 14

/** What of a plan waits today: what is overdue, the most important first, then what is due soon, by day. */
export function dueSoon(plan: readonly PlannedTask[], today: CalendarDay): readonly PlannedTask[] {
  const soon = plan.filter((task) => isOpen(task) && task.due <= addDays(today, DAYS_AHEAD))
  return [
    ...soon.filter(({ state }) => state === 'overdue').toSorted(byPriority),
    ...soon.filter(({ state }) => state !== 'overdue'),
  ]
}
