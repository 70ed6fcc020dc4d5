import { downloadText } from '@/engine/download-text'
import { SAVE_MARK_KEY, pageStorage, storedTexts } from '@/engine/store/storage'
import { BACKUP_VERSION } from '@/engine/store/backup/backup-file'
import { backupFileName, backupName } from './backup-name'

/**
 * A full backup of everything this site has stored, as raw text. Nothing is parsed, so it works when the rest of the
 * app does not load. Restore uses what it can parse.
 */
export function errorBackup(now = new Date()): { name: string; text: string } {
  const texts = Object.fromEntries(
    storedTexts(pageStorage().storage, (name) => name !== SAVE_MARK_KEY),
  )
  const { schemaVersion, ...unreadable } = texts
  const backup = {
    format: backupName,
    version: BACKUP_VERSION,
    exportedAt: now.toISOString(),
    entries: schemaVersion === undefined ? {} : { schemaVersion: Number(schemaVersion) },
    unreadable,
  }
  return {
    name: backupFileName(now),
    // Not indented: for large lists, indentation would be most of the file.
    text: JSON.stringify(backup),
  }
}

/** Downloads the error backup. */
export function downloadErrorBackup() {
  const { name, text } = errorBackup()
  downloadText(name, text)
}
