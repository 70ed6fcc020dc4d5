import type { Repository } from '@/engine/store/repository'
import { afterBackup, backupLog } from '@/schemas/backup-log'
import { download, fullBackup } from '../data-files'

/** Downloads everything the user entered, and notes that it was done. */
export function backUp(repository: Repository, now = new Date()) {
  download(fullBackup(repository, now))
  repository
    .update(backupLog, (log) => afterBackup(log, now))
    // Full storage is when a backup is wanted most: the file is there, only the note is not.
    .catch((error: unknown) => console.warn('The backup was not noted:', error))
}
