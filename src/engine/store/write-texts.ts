import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import { writeText, type WrittenText } from './write-text'

/** A write of one key. A `text` of null removes the key. */
interface TextWrite {
  key: string
  text: string | null
  /** The unreadable part of the key's current text. It is set aside under another key first. */
  unreadable: string | undefined
}

/**
 * Writes several texts, all or none. If a write fails, restores the previous texts and throws a SaveError. Its reason
 * is `unfinished` if they could not all be restored.
 * @param stampVersion stores the number of the current data version
 * @returns what was written, by key
 */
export function writeTexts(
  storage: KeyValueStorage,
  writes: readonly TextWrite[],
  stampVersion: () => void,
): ReadonlyMap<string, WrittenText> {
  const before = new Map(writes.map(({ key }) => [key, storage.getItem(key)]))
  const growth = ({ key, text }: TextWrite) => (text?.length ?? 0) - (before.get(key)?.length ?? 0)
  // Writes that shrink a text come first, to make room for those that grow one.
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
    } catch (rollbackError) {
      console.error('Error putting back what was stored:', rollbackError)
      throw new SaveError('unfinished', { cause: error })
    }
    throw error
  }
}
