import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen, type ApplicationStatus } from './application-status'
import type { JobApplication } from './job-application'

type WithNextAction = Pending & Pick<JobApplication, 'nextActionDate'>

interface Pending {
  /** Missing in a saved posting. */
  status?: ApplicationStatus
}

/** The name of a next action that has only a date, as in many spreadsheets. */
export const NEXT_ACTION = 'Next action'

/** Whether a job is still open: an application until it is closed, a saved posting always. */
export function isPending({ status }: Pending): boolean {
  return status === undefined || isOpen(status)
}

/** Whether the next action is due on or before a day. Never true of a closed application. */
export function isNextActionDue(record: WithNextAction, day: CalendarDay): boolean {
  const { nextActionDate } = record
  return isPending(record) && nextActionDate !== '' && nextActionDate <= day
}

/** Whether the day of the next action is before today. */
export function isNextActionOverdue(record: WithNextAction, today: CalendarDay): boolean {
  return isNextActionDue(record, today) && record.nextActionDate < today
}
