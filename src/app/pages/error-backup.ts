import { calendarDay } from '@/engine/calendar-day'
import { collectBackup } from '@/engine/restore/collect-backup'
import { openStorage, storedTexts } from '@/engine/repository/storage'
import { backupName } from '../restore/backup-name'

/**
 * A full backup of whatever this site stores here, without a list of its keys and without a schema: it
 * must work when the rest of the app does not load. Restore takes of it what it knows.
 */
export function errorBackup(now = new Date()): { name: string; text: string } {
  const { storage } = openStorage()
  // What was set aside for a key goes with the key.
  const keys = new Set(storedTexts(storage).map(([name]) => name.replace(/\.unreadable\..*$/, '')))
  const backup = collectBackup(storage, [...keys], backupName, now)
  return {
    name: `${backupName}-${calendarDay(now)}.json`,
    text: JSON.stringify(backup, null, 2),
  }
}
