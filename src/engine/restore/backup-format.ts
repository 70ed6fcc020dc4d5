import * as z from 'zod/mini'
import { instant } from '../schema/rules'
import { BACKUP_VERSION } from './backup-version'
import type { FileFormat } from './read-file'

/** The file that "Full Backup" downloads. */
export const backupFile = z.object({
  /** Names the product: "name-backup". */
  format: z.string('A backup says whose it is.'),
  version: z.literal(BACKUP_VERSION, 'The version of a backup is 1.'),
  exportedAt: instant(),
  /** Storage key → its content. */
  entries: z.record(z.string(), z.unknown()),
  /** Storage key → its exact text, where that is not JSON. */
  unreadable: z.record(z.string(), z.string('Text that is not JSON is kept as text.')),
})

export type BackupFile = z.infer<typeof backupFile>

/** Recognises a full backup of the product with this format name. */
export function backupFormat(format: string): FileFormat {
  return (json) => {
    if (json.format !== format) return undefined
    if (typeof json.version === 'number' && json.version > BACKUP_VERSION) {
      return {
        problem:
          'This backup was made by a newer version of this site. Reload the page and try again.',
      }
    }
    const file = backupFile.safeParse(json)
    if (!file.success) return { problem: 'This backup is damaged: a part of it is missing.' }
    return {
      kind: 'a full backup',
      entries: new Map(Object.entries(file.data.entries)),
      unreadable: new Map(Object.entries(file.data.unreadable)),
      isComplete: true,
    }
  }
}
