import { schemaVersionFrom, SCHEMA_VERSION_KEY } from './schema-version'

/** The parsed stored values, by key. A key whose text is not JSON is left out. */
type Entries = ReadonlyMap<string, unknown>

/**
 * Converts the entries of one version to the next version. Pure. It takes all entries and returns all entries; a key
 * missing from the result is removed.
 */
export type Migration = (entries: Entries) => Entries

/**
 * Migrates entries to the current version.
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
 * Migrates stored texts to the current version. Returns the new texts by key, without those that stay the same; null
 * for a removed key. Throws what a migration throws.
 */
export function migratedTexts(
  texts: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Map<string, string | null> {
  const entries = parseAll(texts)
  const after = migrateEntries(
    entries,
    schemaVersionFrom(entries.get(SCHEMA_VERSION_KEY)),
    migrations,
  )
  const removed = [...entries.keys()].filter((key) => !after.has(key))
  const changed = [...after].filter(([key, value]) => entries.get(key) !== value)
  return new Map<string, string | null>([
    ...removed.map((key) => [key, null] as const),
    ...changed.map(([key, value]) => [key, JSON.stringify(value)] as const),
    [SCHEMA_VERSION_KEY, String(migrations.length + 1)],
  ])
}

function parseAll(texts: ReadonlyMap<string, string>): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [key, text] of texts) {
    try {
      entries.set(key, JSON.parse(text))
    } catch {
      // The text stays in storage. Reading the key later reports it as unreadable.
    }
  }
  return entries
}
