import type { Migration } from './migrate'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import { VERSION_KEY, versionFrom } from './version'

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
 * @param migrations all migrations, from the first data version to this one; their number determines the version
 */
export function createVersionGuard(storage: KeyValueStorage, migrations: readonly Migration[]) {
  const version = migrations.length + 1
  const versionText = version > 1 ? String(version) : null
  let hasFailedToMigrate = false

  const storedVersion = () => versionFrom(storage.getItem(VERSION_KEY))

  function isNewer(): boolean {
    try {
      return storedVersion() > version
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
    /** The stored text for this version; null if it is stored without one. */
    versionText,
    /** Throws a SaveError if writes are refused: a tab still open after an update must not overwrite newer data. */
    assertCurrent: () => {
      const found = trouble()
      if (found) throw new SaveError(found)
    },
    /** Stores the version number with the data that this version writes. */
    stampVersion: () => {
      if (versionText !== null && storage.getItem(VERSION_KEY) !== versionText) {
        storage.setItem(VERSION_KEY, versionText)
      }
    },
    /** Whether the stored data needs a migration. Empty storage does not. */
    needsMigration: () => storage.length > 0 && storedVersion() < version,
    /** Refuses all further writes after a failed migration. */
    noteFailedMigration: () => void (hasFailedToMigrate = true),
  }
}
