import type { HistoryEntry } from './application-history'
import type { ApplicationStatus } from './application-status'

/**
 * What the status became by an entry. An entry of another kind tells none, also where it holds one: it was
 * a change of status once, and somebody made a note of it.
 */
export function statusOf({ kind, status }: HistoryEntry): ApplicationStatus | undefined {
  return kind === 'status' && status ? status : undefined
}
