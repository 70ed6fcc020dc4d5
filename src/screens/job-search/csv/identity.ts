import { normalizeText } from '@/engine/normalize-text'
import type { JobApplication } from '@/schemas/job-search/job-application'

/** A job somebody applied for, or, without a date, wants to. */
type Named = Pick<JobApplication, 'company' | 'position'> & { dateApplied?: string }

/** What two rows have in common that mean one job: who, what and when, however it is spelled. */
function identityOf({ company, position, dateApplied = '' }: Named): string {
  return JSON.stringify(
    [company, position].map((text) => normalizeText(text).trim()).concat(dateApplied),
  )
}

/**
 * Says of one row after the other whether it is in the list already. Somebody may have applied twice on
 * one day: the second such row is there only where two are.
 */
export function knownAmong(list: readonly Named[]): (row: Named) => boolean {
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
