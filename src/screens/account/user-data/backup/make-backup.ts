import type { Repository } from '@/engine/store/repository'
import {
  afterBackup,
  backupLog,
  hasLaterBackup,
  type BackupLog,
} from '@/schemas/account/backup-log'
import { fullBackup, type DataFile } from '../data-files'

/** A full backup that may not be saved to a file yet. */
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

/**
 * Records that a backup was saved to a file. Changes since its content was collected still count as not backed up.
 * Never rejects: the file is saved even if the log cannot be, for example because the storage is full.
 * @returns whether it was recorded. After a reset in the meantime, the storage stays empty.
 */
export async function noteBackup(
  repository: Repository,
  { madeAt, log }: Omit<Backup, keyof DataFile>,
): Promise<boolean> {
  let isReset = false
  try {
    await repository.update(backupLog, (current) => {
      isReset = repository.storage.length === 0
      if (isReset) return current
      // Another backup in the meantime restarted the count. Its changes may not be in this file.
      const isSameCount = current.backedUpAt === log.backedUpAt
      if (!isSameCount && hasLaterBackup(current, madeAt)) return current
      return afterBackup(current, madeAt, isSameCount ? log.changes : 0)
    })
    return !isReset
  } catch (error) {
    console.warn('The backup was not noted:', error)
    return false
  }
}
