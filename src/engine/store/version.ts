import type { KeyValueStorage } from './storage'

/** The key of the version of what is stored. */
export const VERSION_KEY = 'schemaVersion'

/** The version of what is stored; 1 where none is named. A text that is no version is not one to obey. */
export function storedVersion(storage: Pick<KeyValueStorage, 'getItem'>): number {
  return versionFrom(storage.getItem(VERSION_KEY))
}

/** The version that a file's or a storage's entry names; 1 where it names none. */
export function versionFrom(entry: unknown): number {
  return isVersion(entry) ? Number(entry) : 1
}

/** Whether an entry names a version at all. */
export function isVersion(entry: unknown): boolean {
  const version = Number(entry)
  return Number.isInteger(version) && version > 0
}

/** The text that names a version; null for the first, which needs no name. */
export const nameOf = (version: number): string | null => (version > 1 ? String(version) : null)

/** Names the version of what is stored. */
export function nameVersion(storage: KeyValueStorage, version: number) {
  const name = nameOf(version)
  if (name !== null && storage.getItem(VERSION_KEY) !== name) storage.setItem(VERSION_KEY, name)
}
