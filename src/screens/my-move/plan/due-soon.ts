import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { PlannedTask } from './plan-of'
import { isOpen } from './task-state'

/** How many days ahead the dashboard shows tasks. */
const DAYS_AHEAD = 14

/** The open tasks that are overdue or due within 14 days, in the order of the plan (by due day). */
export function dueSoon(plan: readonly PlannedTask[], today: CalendarDay): readonly PlannedTask[] {
  return plan.filter((task) => isOpen(task) && task.due <= addDays(today, DAYS_AHEAD))
}
