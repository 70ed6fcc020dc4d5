import { keyOfText } from '../unreadable-name'
import { BACKUP_VERSION, type BackupFile } from './backup-file'
import { combineMeasures, hasTooManyValues, isTooDeep, measure, type Measure } from '../measure'
import { hasPrototypeKey, parseJson } from '../untrusted-json'

/**
 * Collects what is stored under the given keys and what was set aside for them. It takes the raw
 * text, not what the app can read of it: a backup holds also what is not valid. What would make
 * Restore refuse the whole file goes in as text, to the byte.
 * @param texts what is stored, by name
 * @param format names the product, so that a file of another product is told apart
 */
export function collectBackup(
  texts: Iterable<readonly [name: string, text: string]>,
  keys: readonly string[],
  format: string,
  now = new Date(),
): BackupFile {
  const entries: Record<string, unknown> = {}
  const unreadable: Record<string, string> = {}
  // The file's own brackets.
  let size: Measure = { depth: 2, parts: 3, values: 100 }
  for (const [name, text] of texts) {
    const withIt = combineMeasures(size, deeper(measure(text)))
    const isHarmless = !isTooDeep(withIt) && !hasTooManyValues(withIt)
    const json = keys.includes(name) && isHarmless ? parseJson(text) : undefined
    if (json !== undefined && !hasPrototypeKey(text, json)) {
      entries[name] = json
      size = withIt
    } else if (keys.includes(keyOfText(name))) unreadable[name] = text
  }
  return { format, version: BACKUP_VERSION, exportedAt: now.toISOString(), entries, unreadable }
}

/** What is stored under a key is two levels down in the file. */
const deeper = ({ depth, ...rest }: Measure): Measure => ({ ...rest, depth: depth + 2 })
