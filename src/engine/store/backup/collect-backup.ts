import { keyOfText } from '../unreadable-name'
import { BACKUP_VERSION, type BackupFile } from './backup-file'
import { combineMeasures, hasTooManyValues, isTooDeep, measure, type Measure } from '../measure'
import { hasPrototypeKey, parseJson } from '../untrusted-json'

/**
 * Collects the stored texts of the given keys, and the unreadable texts of these keys. A text becomes JSON in the file,
 * even if its schema would reject it. If its JSON would make Restore reject the file, it stays text, unchanged.
 * @param texts the stored texts by name
 * @param format names the product, so that Restore rejects files of other products
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
    const nextSize = combineMeasures(size, deeper(measure(text)))
    const isWithinLimits = !isTooDeep(nextSize) && !hasTooManyValues(nextSize)
    const json = keys.includes(name) && isWithinLimits ? parseJson(text) : undefined
    if (json !== undefined && !hasPrototypeKey(text, json)) {
      entries[name] = json
      size = nextSize
    } else if (keys.includes(keyOfText(name))) unreadable[name] = text
  }
  return { format, version: BACKUP_VERSION, exportedAt: now.toISOString(), entries, unreadable }
}

/** What is stored under a key is two levels down in the file. */
const deeper = ({ depth, ...rest }: Measure): Measure => ({ ...rest, depth: depth + 2 })
