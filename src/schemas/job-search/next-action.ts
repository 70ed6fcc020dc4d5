import type { CalendarDay } from '@/engine/calendar-day'
import { isOpen, type ApplicationStatus } from './application-status'
import type { JobApplication } from './job-application'

type JobWithNextAction = Job & Pick<JobApplication, 'nextActionDate'>

interface Job {
  /** Missing in a saved posting. */
  status?: ApplicationStatus
}

/** Shown for a next action that has a date and no text. Imported spreadsheets often have such rows. */
export const UNNAMED_NEXT_ACTION = 'Next action'

/** False for a closed application. A saved posting is always open. */
export function isJobOpen({ status }: Job): boolean {
  return status === undefined || isOpen(status)
}

/** Whether the next action is due on or before a day. False for a closed application. */
export function isNextActionDue(record: JobWithNextAction, day: CalendarDay): boolean {
  const { nextActionDate } = record
  return isJobOpen(record) && nextActionDate !== '' && nextActionDate <= day
}

/** Whether the day of the next action is before today. False for a closed application. */
export function isNextActionOverdue(record: JobWithNextAction, today: CalendarDay): boolean {
  return isNextActionDue(record, today) && record.nextActionDate < today
}
