import { countOf } from '@/engine/format-count'
import type { BackupLog } from '@/schemas/account/backup-log'
import { formatDayOf } from '../format-moment'

/** "You have made 3 changes since your last backup on Nov 21, 2026." */
export function sinceLastBackup({ changes, backedUpAt }: BackupLog): string {
  const made = changeCount(changes)
  return backedUpAt
    ? `You have made ${made} since your last backup on ${formatDayOf(backedUpAt)}.`
    : `You have made ${made} and no backup yet.`
}

/** "Nov 21, 2026, 3 changes since." */
export function lastBackup({ changes, backedUpAt }: BackupLog): string {
  if (backedUpAt) return `${formatDayOf(backedUpAt)}, ${changeCount(changes)} since.`
  // "0 changes" beside data that is stored would read like a contradiction.
  return changes > 0 ? `None yet. You have made ${changeCount(changes)}.` : 'None yet.'
}

/** "1 change", "3 changes". */
export function changeCount(changes: number): string {
  return countOf(changes, 'change')
}
