import { formatDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { shortened } from '@/engine/shortened'
import type { JobApplication } from '@/schemas/job-search/job-application'
import { NEXT_ACTION } from '@/schemas/job-search/next-action'

type Planned = Pick<JobApplication, 'nextAction' | 'nextActionDate'>

/** The most that fits into the cell. */
const MAX_CHARACTERS = 80

/** "Dec 1, 2026: Call Dana", or the part of it that is entered; blank if nothing is planned. */
export function nextStepOf({ nextAction, nextActionDate }: Planned): string {
  const action = isolate(shortened(nextAction, MAX_CHARACTERS))
  if (nextActionDate === '') return action
  return `${formatDay(nextActionDate)}: ${action || NEXT_ACTION}`
}
