import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen } from './application-status'
import type { JobApplication } from './job-application'

type WithNextAction = Pick<JobApplication, 'status' | 'nextActionDate'>

/** What it is called where only its day is written down, as in many sheets. */
export const NEXT_ACTION = 'Next action'

/** Whether something is still to be done on or before a day. Nothing is once the application is closed. */
export function isNextActionDue(
  { status, nextActionDate }: WithNextAction,
  day: CalendarDay,
): boolean {
  return isOpen(status) && nextActionDate !== '' && nextActionDate <= day
}

/** Whether the day of the next action lies before today. */
export function isNextActionOverdue(record: WithNextAction, today: CalendarDay): boolean {
  return isNextActionDue(record, today) && record.nextActionDate < today
}
