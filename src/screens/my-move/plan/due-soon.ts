import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { PlannedTask } from './plan-of'
import { isOpen } from './task-state'

/** How far ahead the dashboard looks. */
const DAYS_AHEAD = 14

/** What of a plan waits today, by due day: what is overdue, then what is due soon. */
export function dueSoon(plan: readonly PlannedTask[], today: CalendarDay): readonly PlannedTask[] {
  return plan.filter((task) => isOpen(task) && task.due <= addDays(today, DAYS_AHEAD))
}
