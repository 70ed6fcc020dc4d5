import { backupFormat } from '@/engine/store/backup/backup-format'
import { isAllReadable } from '@/engine/store/backup/plan'
import {
  MAX_FILE_CHARACTERS,
  readFile,
  tooLarge,
  type FileContent,
  type FileProblem,
} from '@/engine/store/backup/read-file'
import { exportFormat } from '@/schemas/account/export-file'
import { migrations } from '@/schemas/account/migrations'
import { restorable } from '@/schemas/account/stored'
import { storageTable } from '@/screens/storage-table'
import { backupName } from './backup/backup-name'
import { sealedFormat, type SealedFile } from './seal/sealed-file'

/** The keys that this version knows and does not restore. */
const notRestored: ReadonlySet<string> = new Set(
  storageTable.map(({ key }) => key).filter((key) => restorable.every((one) => one.key !== key)),
)

const formats = [
  backupFormat(backupName, migrations, (content) =>
    isAllReadable(restorable, notRestored, content),
  ),
  exportFormat,
]

/**
 * Reads a file that the user chose, a backup or an export. A protected backup is returned unopened.
 * @returns its content, or a sentence on why it cannot be used
 */
export async function readUserFile(file: Blob): Promise<FileContent | SealedFile | FileProblem> {
  // Before the text is read into memory, because the file may have any size.
  if (file.size > MAX_FILE_CHARACTERS) return tooLarge
  const text = await file.text().catch(() => undefined)
  if (text === undefined) {
    return {
      problem:
        'This file could not be read. It may have been moved, renamed or deleted. Nothing was changed. Choose it again.',
    }
  }
  return readFile<FileContent | SealedFile>(text, [...formats, sealedFormat])
}

/** Reads the text of an export or of a backup that is not protected. */
export const readUserText = (text: string): FileContent | FileProblem => readFile(text, formats)
