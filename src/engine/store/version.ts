/** The key of the version of the stored data. */
export const VERSION_KEY = 'schemaVersion'

/** The version that an entry of a file or a storage names; 1 if it names none. */
export function versionFrom(entry: unknown): number {
  return isVersion(entry) ? Number(entry) : 1
}

/** Whether an entry names a version at all. */
export function isVersion(entry: unknown): boolean {
  // `Number` throws for some objects of an untrusted file.
  if (typeof entry !== 'number' && typeof entry !== 'string') return false
  const version = Number(entry)
  return Number.isInteger(version) && version > 0
}
