/** The key of the schema version: the number of the format of the stored data. */
export const SCHEMA_VERSION_KEY = 'schemaVersion'

/** The schema version that an entry of a file or a storage names; 1 if it names none. */
export function schemaVersionFrom(entry: unknown): number {
  return isSchemaVersion(entry) ? Number(entry) : 1
}

/** Whether an entry names a schema version at all. */
export function isSchemaVersion(entry: unknown): boolean {
  // `Number` throws for some objects of an untrusted file.
  if (typeof entry !== 'number' && typeof entry !== 'string') return false
  const version = Number(entry)
  return Number.isInteger(version) && version > 0
}
