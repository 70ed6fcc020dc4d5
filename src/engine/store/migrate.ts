import { putBackTexts, storedTexts, type KeyValueStorage } from './storage'
import { nameVersion, storedVersion } from './version'

/** What is stored, parsed, by key. Text that is not JSON is not among it. */
export type Entries = ReadonlyMap<string, unknown>

/**
 * Brings what one version stored to the next version. Pure: it gets all entries and hands back all
 * entries. A key that it leaves out is removed.
 */
export type Migration = (entries: Entries) => Entries

/**
 * Brings entries up to date.
 * @param from the version that wrote them, from 1
 * @param migrations the first brings version 1 to 2, and so on
 */
export function migrateEntries(
  entries: Entries,
  from: number,
  migrations: readonly Migration[],
): Entries {
  return migrations.slice(from - 1).reduce((current, migrate) => migrate(current), entries)
}

/**
 * Brings the storage up to date: all of it, or nothing. The version is written first, so that a tab
 * of the older version stops writing. When a migration throws, or its result does not fit, every
 * key is put back to the byte and the error is thrown on.
 */
export function migrateStorage(storage: KeyValueStorage, migrations: readonly Migration[]) {
  const from = storedVersion(storage)
  const target = migrations.length + 1
  if (from >= target) return
  const before = new Map(storedTexts(storage))
  const entries = parseAll(before)
  const after = migrateEntries(entries, from, migrations)
  try {
    nameVersion(storage, target)
    for (const key of entries.keys()) if (!after.has(key)) storage.removeItem(key)
    for (const [key, value] of after) {
      if (entries.get(key) !== value) storage.setItem(key, JSON.stringify(value))
    }
  } catch (error) {
    putBackTexts(storage, before)
    throw error
  }
}

function parseAll(texts: ReadonlyMap<string, string>): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [key, text] of texts) {
    try {
      entries.set(key, JSON.parse(text))
    } catch {
      // It stays where it lies, and is read as unreadable later.
    }
  }
  return entries
}
