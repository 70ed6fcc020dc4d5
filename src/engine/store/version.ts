import type { KeyValueStorage } from './storage'

/** The key of the version of the stored data. */
export const VERSION_KEY = 'schemaVersion'

/** The version of the stored data; 1 if none is stored, or a text that is no version. */
export function storedVersion(storage: Pick<KeyValueStorage, 'getItem'>): number {
  return versionFrom(storage.getItem(VERSION_KEY))
}

/** The version that an entry of a file or a storage names; 1 if it names none. */
export function versionFrom(entry: unknown): number {
  return isVersion(entry) ? Number(entry) : 1
}

/** Whether an entry names a version at all. */
export function isVersion(entry: unknown): boolean {
  const version = Number(entry)
  return Number.isInteger(version) && version > 0
}

/** The stored text of a version; null for the first one, which is stored without one. */
export const versionText = (version: number): string | null =>
  version > 1 ? String(version) : null

/** Stores the version of the data. */
export function writeVersion(storage: KeyValueStorage, version: number) {
  const text = versionText(version)
  if (text !== null && storage.getItem(VERSION_KEY) !== text) storage.setItem(VERSION_KEY, text)
}
