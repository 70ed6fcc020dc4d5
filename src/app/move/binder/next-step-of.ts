import { formatDay } from '@/engine/calendar-day'
import type { JobApplication } from '@/schemas/job-application'
import { NEXT_ACTION } from '@/schemas/next-action'

type Planned = Pick<JobApplication, 'nextAction' | 'nextActionDate'>

/** "Dec 1, 2026: Call Dana", as far as it is known; blank where nothing is planned. */
export function nextStepOf({ nextAction, nextActionDate }: Planned): string {
  if (nextActionDate === '') return nextAction
  return `${formatDay(nextActionDate)}: ${nextAction || NEXT_ACTION}`
}
