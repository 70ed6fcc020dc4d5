import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen, type ApplicationStatus } from './application-status'
import type { JobApplication } from './job-application'

type WithNextAction = Pending & Pick<JobApplication, 'nextActionDate'>

interface Pending {
  /** None of a posting that is saved for later. */
  status?: ApplicationStatus
}

/** What it is called where only its day is written down, as in many sheets. */
export const NEXT_ACTION = 'Next action'

/** Whether something can still come of a job: of an application until it is closed, of a saved posting always. */
export function isPending({ status }: Pending): boolean {
  return status === undefined || isOpen(status)
}

/** Whether something is still to be done on or before a day. Nothing is once the application is closed. */
export function isNextActionDue(record: WithNextAction, day: CalendarDay): boolean {
  const { nextActionDate } = record
  return isPending(record) && nextActionDate !== '' && nextActionDate <= day
}

/** Whether the day of the next action is before today. */
export function isNextActionOverdue(record: WithNextAction, today: CalendarDay): boolean {
  return isNextActionDue(record, today) && record.nextActionDate < today
}
