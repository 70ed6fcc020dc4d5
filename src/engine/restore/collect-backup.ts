import { storedTexts, type KeyValueStorage } from '../repository/storage'
import type { BackupFile } from './backup-format'
import { BACKUP_VERSION } from './backup-version'

/**
 * Collects what is stored under the given keys and what was set aside for them. It takes the raw
 * text, not what the app can read of it: a backup holds also what is not valid.
 * @param format names the product, so that a file of another product is told apart
 */
export function collectBackup(
  storage: KeyValueStorage,
  keys: readonly string[],
  format: string,
  now = new Date(),
): BackupFile {
  const entries: Record<string, unknown> = {}
  const unreadable: Record<string, string> = {}
  for (const [name, text] of storedTexts(storage)) {
    const json = keys.includes(name) ? parse(text) : undefined
    if (json !== undefined) entries[name] = json
    // Text that is not JSON, and what was set aside, are kept to the byte.
    else if (keys.some((key) => name === key || name.startsWith(`${key}.unreadable.`))) {
      unreadable[name] = text
    }
  }
  return { format, version: BACKUP_VERSION, exportedAt: now.toISOString(), entries, unreadable }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
