import type { HistoryEntry } from './application-history'
import type { ApplicationStatus } from './application-status'

/**
 * The status that an entry set; undefined if it set none. The status of an entry of another kind is ignored: an older
 * version kept it when the user turned a status change into a note.
 */
export function statusOf({ kind, status }: HistoryEntry): ApplicationStatus | undefined {
  return kind === 'status' && status ? status : undefined
}
