import { versionFrom, VERSION_KEY } from './version'

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
 * What stored texts become when they are brought up to date, by name; null for a name that goes. Names
 * that stay as they are are not among them. What a migration throws is thrown on.
 */
export function migratedTexts(
  texts: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Map<string, string | null> {
  const entries = parseAll(texts)
  const after = migrateEntries(entries, versionFrom(entries.get(VERSION_KEY)), migrations)
  const gone = [...entries.keys()].filter((key) => !after.has(key))
  const changed = [...after].filter(([key, value]) => entries.get(key) !== value)
  return new Map<string, string | null>([
    ...gone.map((key) => [key, null] as const),
    ...changed.map(([key, value]) => [key, JSON.stringify(value)] as const),
    [VERSION_KEY, String(migrations.length + 1)],
  ])
}

function parseAll(texts: ReadonlyMap<string, string>): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const [key, text] of texts) {
    try {
      entries.set(key, JSON.parse(text))
    } catch {
      // It stays where it is, and is read as unreadable later.
    }
  }
  return entries
}
