import type { Migration } from './migrate'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import { SCHEMA_VERSION_KEY, schemaVersionFrom } from './schema-version'

/**
 * Why writes are refused:
 * - `newer`: a newer version of the app has written since this page opened; a reload loads that version.
 * - `ahead`: the stored data was already newer when the page opened, so a reload alone does not help.
 * - `older`: the stored data is of an older version, and its migration failed.
 */
export type VersionTrouble = 'newer' | 'ahead' | 'older'

export type VersionGuard = ReturnType<typeof createVersionGuard>

/**
 * Keeps this version of the app from overwriting the data of another version.
 * @param migrations all migrations, from the first schema version to this one; their number determines it
 */
export function createVersionGuard(storage: KeyValueStorage, migrations: readonly Migration[]) {
  const version = migrations.length + 1
  const schemaVersionText = version > 1 ? String(version) : null
  let hasFailedToMigrate = false

  const storedSchemaVersion = () => schemaVersionFrom(storage.getItem(SCHEMA_VERSION_KEY))

  function isNewer(): boolean {
    try {
      return storedSchemaVersion() > version
    } catch {
      // Storage that cannot be read cannot be written either.
      return false
    }
  }
  const wasNewerAtStart = isNewer()

  /** Why writes are refused; undefined if they are allowed. */
  function trouble(): VersionTrouble | undefined {
    if (isNewer()) return wasNewerAtStart ? 'ahead' : 'newer'
    return hasFailedToMigrate ? 'older' : undefined
  }

  return {
    trouble,
    /** The stored text of this schema version; null if it is stored without one. */
    schemaVersionText,
    /** Throws a SaveError if writes are refused: a tab still open after an update must not overwrite newer data. */
    assertCurrent: () => {
      const found = trouble()
      if (found) throw new SaveError(found)
    },
    /** Stores the schema version with the data that this version of the app writes. */
    stampSchemaVersion: () => {
      if (schemaVersionText !== null && storage.getItem(SCHEMA_VERSION_KEY) !== schemaVersionText) {
        storage.setItem(SCHEMA_VERSION_KEY, schemaVersionText)
      }
    },
    /** Whether the stored data needs a migration. Empty storage does not. */
    needsMigration: () => storage.length > 0 && storedSchemaVersion() < version,
    /** Refuses all further writes after a failed migration. */
    noteFailedMigration: () => void (hasFailedToMigrate = true),
  }
}
