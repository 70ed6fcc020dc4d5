import type { Stored } from '../schema/stored'
import type { KeyValueStorage } from './storage'

/** Everything that is stored, in one object. */
export interface Backup {
  format: string
  version: 1
  /** ISO instant. */
  exportedAt: string
  /** Key → its content as JSON. */
  entries: Record<string, unknown>
  /** Key → its exact text, where that is not JSON. */
  unreadable: Record<string, string>
}

/**
 * Collects what is stored under the given keys and under every copy that was set aside for them.
 * It takes the raw text, not what the app can read of it: a backup holds also what is not valid.
 * @param format names the product, so that a file of another product is told apart
 */
export function collectBackup(
  storage: KeyValueStorage,
  keys: readonly Stored<unknown>['key'][],
  format: string,
  now = new Date(),
): Backup {
  const backup: Backup = {
    format,
    version: 1,
    exportedAt: now.toISOString(),
    entries: {},
    unreadable: {},
  }
  for (const key of storedNames(storage)) {
    const owner = keys.find((known) => key === known || key.startsWith(`${known}.unreadable.`))
    const raw = storage.getItem(key)
    if (owner === undefined || raw === null) continue
    try {
      backup.entries[key] = JSON.parse(raw)
    } catch {
      backup.unreadable[key] = raw
    }
  }
  return backup
}

function storedNames(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
    (key): key is string => key !== null,
  )
}
