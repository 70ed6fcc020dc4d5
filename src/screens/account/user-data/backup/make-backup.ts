import type { Repository } from '@/engine/store/repository'
import { afterBackup, backupLog, type BackupLog } from '@/schemas/account/backup-log'
import { fullBackup, type DataFile } from '../data-files'

/** A full backup that may not lie in a file yet. */
export interface Backup extends DataFile {
  /** When its content was collected. */
  madeAt: Date
  /** The log of backups at that time. */
  log: BackupLog
}

/** Collects everything the user entered. */
export function makeBackup(repository: Repository, now = new Date()): Backup {
  return { ...fullBackup(repository, now), madeAt: now, log: repository.load(backupLog) }
}

/** Notes that a backup is in a file: what was changed since its content was collected still counts. */
export function noteBackup(repository: Repository, { madeAt, log }: Omit<Backup, keyof DataFile>) {
  repository
    .update(backupLog, (current) => {
      // A reset may have come in between.
      if (repository.storage.length === 0) return current
      // After another backup in between the count began anew: none of it is surely in this file.
      const isSameCount = current.backedUpAt === log.backedUpAt
      return afterBackup(current, madeAt, isSameCount ? log.changes : 0)
    })
    // Full storage is when a backup is wanted most: the file is there, only the note is not.
    .catch((error: unknown) => console.warn('The backup was not noted:', error))
}
