import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { Priority } from '@/schemas/my-move/plan-terms'
import type { DueDay } from './due-day'

/**
 * Where a task stands. `ifTime`: it would be nice, and its day has passed. `passed`: nobody can do it any
 * more. `aside`: the person has set it aside. None of them is drawn as late.
 */
export type TaskState = 'overdue' | 'thisWeek' | 'later' | 'ifTime' | 'passed' | 'aside' | 'done'

/** The last day that counts as this week: seven days, with today. */
const DAYS_OF_THIS_WEEK = 6

interface Standing extends Omit<DueDay, 'isDated'> {
  priority: Priority
  isDone: boolean
  isAside: boolean
}

/** Overdue is only what had its time: a day that passed before the dates were entered makes nothing late. */
export function taskState(
  { due, isShort, last, priority, isDone, isAside }: Standing,
  today: CalendarDay,
): TaskState {
  if (isDone) return 'done'
  if (isAside) return 'aside'
  if (last !== undefined && last < today) return 'passed'
  if (priority === 'can' && (isShort || due < today)) return 'ifTime'
  if (due < today) return 'overdue'
  return due <= addDays(today, DAYS_OF_THIS_WEEK) ? 'thisWeek' : 'later'
}

/** Whether a task still waits for somebody. */
export function isOpen({ state }: { state: TaskState }): boolean {
  return state === 'overdue' || state === 'thisWeek' || state === 'later'
}
