import type { Migration } from './migrate'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import { nameOf, nameVersion, storedVersion } from './version'

/**
 * Why nothing may be written:
 * - `newer`: a newer version of the app has written here since this page opened; a reload brings it;
 * - `ahead`: what is stored was newer from the start, so that a reload alone brings nothing new;
 * - `older`: what an older version wrote could not be brought up to date.
 */
export type VersionTrouble = 'newer' | 'ahead' | 'older'

export type VersionGuard = ReturnType<typeof createVersionGuard>

/**
 * Keeps this version of the app from writing over what another version stored.
 * @param migrations from the first version of what is stored to this one; their number tells the version
 */
export function createVersionGuard(storage: KeyValueStorage, migrations: readonly Migration[]) {
  const version = migrations.length + 1
  let hasFailedToMigrate = false

  function isNewer(): boolean {
    try {
      return storedVersion(storage) > version
    } catch {
      // Storage that cannot be read cannot be written either.
      return false
    }
  }
  const wasNewerAtStart = isNewer()

  /** Why nothing may be written; undefined while all is well. */
  function trouble(): VersionTrouble | undefined {
    if (isNewer()) return wasNewerAtStart ? 'ahead' : 'newer'
    return hasFailedToMigrate ? 'older' : undefined
  }

  return {
    trouble,
    /** What is stored under the version's key beside what this version stores; null for nothing. */
    ownName: nameOf(version),
    /** A tab that was left open over an update must not write what the newer version cannot read. */
    assertCurrent: () => {
      const found = trouble()
      if (found) throw new SaveError(found)
    },
    /** Names this version beside what it writes. */
    stampVersion: () => nameVersion(storage, version),
    /** Whether what is stored is to be brought up to date. What is not there needs nothing. */
    isBehind: () => storage.length > 0 && storedVersion(storage) < version,
    /** It could not be brought up to date: nothing more may be written. */
    noteFailure: () => void (hasFailedToMigrate = true),
  }
}
