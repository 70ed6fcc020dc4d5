import { formatDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { shortened } from '@/engine/shortened'
import type { JobApplication } from '@/schemas/job-search/job-application'
import { NEXT_ACTION } from '@/schemas/job-search/next-action'

type Planned = Pick<JobApplication, 'nextAction' | 'nextActionDate'>

/** So much of it has room in its cell. */
const MAX_LETTERS = 80

/** "Dec 1, 2026: Call Dana", as far as it is known; blank where nothing is planned. */
export function nextStepOf({ nextAction, nextActionDate }: Planned): string {
  const action = isolate(shortened(nextAction, MAX_LETTERS))
  if (nextActionDate === '') return action
  return `${formatDay(nextActionDate)}: ${action || NEXT_ACTION}`
}
