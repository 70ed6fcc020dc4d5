import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { endOfWeek } from '@/engine/due/due'
import type { Priority } from '@/schemas/my-move/plan-terms'
import type { DueDay } from './due-day'

/**
 * The state of a task. `ifTime`: optional, and its day has passed. `passed`: too late to do. `aside`: set aside
 * by the user. None of these three is shown as late.
 */
export type TaskState = 'overdue' | 'thisWeek' | 'later' | 'ifTime' | 'passed' | 'aside' | 'done'

/** What determines the state of a task. */
interface StateInputs extends Omit<DueDay, 'isDated'> {
  priority: Priority
  isDone: boolean
  isAside: boolean
}

/** The state of a task on a day. A task is overdue only if its day passed after the dates were entered. */
export function taskState(
  { due, isShort, last, priority, isDone, isAside }: StateInputs,
  today: CalendarDay,
): TaskState {
  if (isDone) return 'done'
  if (isAside) return 'aside'
  if (last !== undefined && last < today) return 'passed'
  if (priority === 'can' && (isShort || due < today)) return 'ifTime'
  if (due < today) return 'overdue'
  return due <= endOfWeek(today) ? 'thisWeek' : 'later'
}

/** Whether a task still has to be done. */
export function isOpen({ state }: { state: TaskState }): boolean {
  return state === 'overdue' || state === 'thisWeek' || state === 'later'
}

/** How many days ahead the dashboard counts tasks. It shows those of today and of this week. */
const DAYS_AHEAD = 14

/** Whether a task still has to be done and is overdue or due within 14 days. */
export function isDueSoon(
  task: { state: TaskState; due: CalendarDay },
  today: CalendarDay,
): boolean {
  return isOpen(task) && task.due <= addDays(today, DAYS_AHEAD)
}
