import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isOpen } from './plan/task-state'
import type { PlannedTask } from './plan/plan-of'

/** "Due Nov 29, 2026 (in 6 days), on short notice."; blank for what no day presses. */
export function dueWords(task: PlannedTask, today: CalendarDay): string {
  if (!isOpen(task)) return ''
  const notice = task.isShort ? ', on short notice' : ''
  return `Due ${formatDay(task.due)} (${daysAway(task.due, today)})${notice}.`
}
