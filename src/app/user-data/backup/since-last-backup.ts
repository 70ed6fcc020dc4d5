import { calendarDay, formatDay } from '@/engine/calendar-day'
import type { BackupLog } from '@/schemas/backup-log'
import { changeCount } from './change-count'

/** "You have made 3 changes since your last backup on Nov 21, 2026." */
export function sinceLastBackup({ changes, backedUpAt }: BackupLog): string {
  const made = changeCount(changes)
  return backedUpAt
    ? `You have made ${made} since your last backup on ${formatDay(calendarDay(new Date(backedUpAt)))}.`
    : `You have made ${made} and no backup yet.`
}
