import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isOpen } from './plan/task-state'
import type { PlannedTask } from './plan/plan-of'

/**
 * "Due Nov 29, 2026 (in 6 days)."; blank where the task has no due date.
 *
 * @param isDone whether it was ticked on this visit; `task.state` does not change until the next one
 */
export function dueWords(task: PlannedTask, today: CalendarDay, isDone = false): string {
  if (!isOpen(task)) return ''
  if (isDone) return `Was due ${formatDay(task.due)}.`
  const day = `${formatDay(task.due)} (${daysAway(task.due, today)})`
  if (task.state === 'overdue') return `Overdue since ${day}.`
  return `Due ${day}.`
}
