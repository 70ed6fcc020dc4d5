import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import { writeText, type WrittenText } from './write-text'

/** A text that a key is to hold; null for nothing. */
export interface TextWrite {
  key: string
  text: string | null
  /** What the key holds and could not be read. It is set aside first. */
  unreadable: string | undefined
}

/**
 * Writes several texts: all of them or none. Throws a SaveError where one could not be written; what the keys
 * held is then there again, unless the error says otherwise.
 * @param stampVersion names the version that writes
 * @returns what was written, by key
 */
export function writeTexts(
  storage: KeyValueStorage,
  writes: readonly TextWrite[],
  stampVersion: () => void,
): ReadonlyMap<string, WrittenText> {
  const before = new Map(writes.map(({ key }) => [key, storage.getItem(key)]))
  const growth = ({ key, text }: TextWrite) => (text?.length ?? 0) - (before.get(key)?.length ?? 0)
  // What shrinks makes room for what grows.
  const ordered = writes.toSorted((a, b) => growth(a) - growth(b))
  const written = new Map<string, WrittenText>()
  try {
    for (const { key, text, unreadable } of ordered) {
      written.set(key, writeText(storage, key, text, { unreadable, stampVersion }))
    }
    return written
  } catch (error) {
    try {
      for (const { key } of ordered.toReversed()) {
        const text = before.get(key) ?? null
        if (storage.getItem(key) !== text) writeText(storage, key, text, {})
        const copyKey = written.get(key)?.copyKey
        if (copyKey !== undefined) storage.removeItem(copyKey)
      }
    } catch (further) {
      console.error('Error putting back what was stored:', further)
      throw new SaveError('unfinished', { cause: error })
    }
    throw error
  }
}
