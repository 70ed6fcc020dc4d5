import { normalizeText } from '@/engine/normalize-text'
import type { JobApplication } from '@/schemas/job-search/job-application'

/** A job that the user applied for, or, without a date, a saved posting. */
type Job = Pick<JobApplication, 'company' | 'position'> & { dateApplied?: string }

/** A key that two rows for the same job share: company, position and date, in normalized spelling. */
function identityOf({ company, position, dateApplied = '' }: Job): string {
  return JSON.stringify(
    [company, position].map((text) => normalizeText(text).trim()).concat(dateApplied),
  )
}

/**
 * Returns a function to call with each row in turn. It returns whether the list already has that row. A user may apply
 * twice on one day, so each record of the list matches one row only.
 */
export function knownAmong(list: readonly Job[]): (row: Job) => boolean {
  const counts = new Map<string, number>()
  for (const record of list) {
    const identity = identityOf(record)
    counts.set(identity, (counts.get(identity) ?? 0) + 1)
  }
  return (row) => {
    const identity = identityOf(row)
    const left = counts.get(identity) ?? 0
    counts.set(identity, left - 1)
    return left > 0
  }
}
