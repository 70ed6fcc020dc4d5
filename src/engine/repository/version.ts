import type { KeyValueStorage } from './storage'

/** The version of the stored format that this code reads and writes. */
export const SCHEMA_VERSION = 1

const KEY = 'schemaVersion'

/** The version of what is stored; 1 where none is named. A text that is no version is not one to obey. */
export function storedVersion(storage: Pick<KeyValueStorage, 'getItem'>): number {
  const version = Number(storage.getItem(KEY))
  return Number.isInteger(version) && version > 0 ? version : 1
}

/** Whether a newer version of the app has written here: this one then only reads. */
export function isOutdated(storage: Pick<KeyValueStorage, 'getItem'>): boolean {
  return storedVersion(storage) > SCHEMA_VERSION
}
