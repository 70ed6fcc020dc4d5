import * as z from 'zod/mini'
import { migrateEntries, type Migration } from '../migrate'
import { keyOfText } from '../unreadable-name'
import { STORAGE_LIMIT_CHARACTERS, textsSize } from '../usage'
import { schemaVersionFrom, SCHEMA_VERSION_KEY } from '../schema-version'
import { instant } from '../../model/rules'
import { BACKUP_VERSION, type BackupFile } from './backup-file'
import { tooMuch, type FileContent, type FileFormat, type FileProblem } from './read-file'
import { parseUntrustedJson } from '../untrusted-json'

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
}) satisfies z.ZodMiniType<BackupFile>

const tooNew: FileProblem = {
  problem:
    'This backup was made by a newer version of this site than the one on this device. Nothing was changed. Keep the file. Open this site while you are online and reload the page. Once the site has updated, you can restore the file.',
}

/**
 * Recognizes a full backup of the product with this format name.
 * @param migrations update what an older version stored, as they do in local storage
 * @param isAllReadable whether this version reads everything in a file that names a newer one: then its version
 * number may be damaged, and the file is not refused
 */
export function backupFormat(
  format: string,
  migrations: readonly Migration[],
  isAllReadable: (content: FileContent) => boolean = () => false,
): FileFormat {
  return (json) => {
    if (json.format !== format) return undefined
    if (typeof json.version === 'number' && json.version > BACKUP_VERSION) return tooNew
    const file = backupFile.safeParse(json)
    if (!file.success)
      return {
        problem:
          'This backup is damaged: part of it is missing. Nothing was changed. Try another backup.',
      }
    const { [SCHEMA_VERSION_KEY]: version, ...stored } = file.data.entries
    const from = schemaVersionFrom(version)
    if (!fitsInStorage(file.data)) return tooMuch
    const texts = new Map(Object.entries(file.data.unreadable))
    const entries = upToDate(new Map(Object.entries(stored)), texts, from, migrations)
    if (!entries)
      return {
        problem:
          'This backup is from an older version of this site and could not be read. Nothing was changed. Choose a newer backup.',
      }
    const content: FileContent = {
      kind: 'a full backup',
      madeAt: file.data.exportedAt,
      entries,
      unreadable: texts,
      isComplete: true,
    }
    if (from <= migrations.length + 1) return content
    return isAllReadable(content) ? { ...content, isNewer: true } : tooNew
  }
}

/** Whether the content of a backup, as the product would write it, fits in a browser's storage. */
function fitsInStorage({ entries, unreadable }: BackupFile): boolean {
  const texts = Object.entries(entries).map(([name, json]) => [name, JSON.stringify(json)] as const)
  return textsSize([...texts, ...Object.entries(unreadable)]) <= STORAGE_LIMIT_CHARACTERS
}

/** The migrated entries. Migrations also get the readable ones of the texts, because the error page parses none. */
function upToDate(
  stored: Map<string, unknown>,
  texts: Map<string, string>,
  from: number,
  migrations: readonly Migration[],
) {
  if (from > migrations.length) return stored
  for (const [name, text] of texts) {
    const json = keyOfText(name) === name ? parseUntrustedJson(text) : undefined
    if (json === undefined || stored.has(name)) continue
    stored.set(name, json)
    texts.delete(name)
  }
  try {
    return migrateEntries(stored, from, migrations)
  } catch {
    return undefined
  }
}
