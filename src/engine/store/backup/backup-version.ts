/** The version of the backup file that this code writes. */
export const BACKUP_VERSION = 1
