/** The version of the backup file that this code writes. */
export const BACKUP_VERSION = 1

/** The file that "Full Backup" downloads; `backup-format.ts` has its schema. */
export interface BackupFile {
  /** Names the product: "name-backup". */
  format: string
  version: typeof BACKUP_VERSION
  /** ISO instant. */
  exportedAt: string
  /** Storage key → its content. */
  entries: Record<string, unknown>
  /** Storage key → its exact text, where that is not JSON. */
  unreadable: Record<string, string>
}
