import { calendarDay } from '@/engine/calendar-day'
import { collectBackup } from '@/engine/restore/collect-backup'
import { pageStorage, storedTexts } from '@/engine/repository/storage'
import { keyOfText } from '@/engine/repository/unreadable-name'
import { backupName } from '../restore/backup-name'

/**
 * A full backup of whatever this site stores here, without a list of its keys and without a schema: it
 * must work when the rest of the app does not load. Restore takes of it what it knows.
 */
export function errorBackup(now = new Date()): { name: string; text: string } {
  const texts = storedTexts(pageStorage().storage)
  const keys = new Set(texts.map(([name]) => keyOfText(name)))
  const backup = collectBackup(texts, [...keys], backupName, now)
  return {
    name: `${backupName}-${calendarDay(now)}.json`,
    text: JSON.stringify(backup, null, 2),
  }
}
