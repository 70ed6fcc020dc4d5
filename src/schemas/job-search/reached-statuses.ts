import type { CalendarDay } from '@/engine/calendar-day'
import { byDay, statusOf } from './application-history'
import type { ApplicationStatus } from './application-status'
import type { JobApplication } from './job-application'
import { endedWithoutAnswer, isNoAnswerEntry } from './no-answer'

export type ApplicationProgress = Pick<JobApplication, 'status' | 'dateApplied' | 'history'>

interface ReachedStatus {
  status: ApplicationStatus
  /** Its first day; undefined if the history does not have it. */
  day: CalendarDay | undefined
}

/** The step of each status. A new status takes back those of its own step and of later steps. */
const steps: Record<ApplicationStatus, number> = {
  applied: 0,
  interview: 1,
  offer: 2,
  rejected: 3,
  withdrawn: 3,
}

/**
 * The statuses that an application has reached, in order of their steps. One that was taken back is not among them, nor
 * is one that was set for lack of an answer. See docs/decisions/0036.
 */
export function reachedStatuses(record: ApplicationProgress): readonly ReachedStatus[] {
  const { status, dateApplied, history } = record
  const changes = byDay(history).flatMap((entry) => {
    const changed = statusOf(entry)
    return changed ? [{ status: changed, day: entry.day, counts: !isNoAnswerEntry(entry) }] : []
  })
  const current = { status, day: undefined, counts: !endedWithoutAnswer(record) }
  let reached: readonly ReachedStatus[] = [{ status: 'applied', day: dateApplied }]
  for (const { counts, ...change } of [...changes, current]) {
    const before = reached.filter((one) => steps[one.status] < steps[change.status])
    // A status can be recorded twice, by hand and by the change itself. The first day counts.
    const known = reached.find((one) => one.status === change.status)
    reached = counts ? [...before, known ?? change] : before
  }
  return reached
}
