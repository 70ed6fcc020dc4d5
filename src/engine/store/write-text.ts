import { SaveError, saveErrorFrom } from './save-error'
import type { KeyValueStorage } from './storage'
import { freeUnreadableName } from './unreadable-name'

interface Options {
  /** What is stored under the key and could not be read. It is set aside first: either both happen or neither. */
  unreadable?: string | undefined
  /** Stores the current schema version in the same step. */
  stampSchemaVersion?: (() => void) | undefined
}

/** A write of one key. A `text` of null removes the key. */
interface TextWrite {
  key: string
  text: string | null
  /** The unreadable part of the key's current text. It is set aside under another key first. */
  unreadable: string | undefined
}

/** What was written under a key. */
export interface WrittenText {
  /**
   * The same string object that the next read returns: comparing 4 million characters with themselves takes no time,
   * with a copy of them 25 ms on a phone.
   */
  kept: string | null
  /** The name under which the unreadable text was set aside. */
  copyKey: string | undefined
}

/**
 * Stores a text under a key, or removes the key. Throws a SaveError if that fails, or if the storage accepted the text
 * and then holds another one; only in that case, the unreadable text stays set aside.
 */
export function writeText(
  storage: KeyValueStorage,
  key: string,
  text: string | null,
  { unreadable, stampSchemaVersion }: Options,
): WrittenText {
  const copyKey = unreadable === undefined ? undefined : setAside(storage, key, unreadable)
  try {
    stampSchemaVersion?.()
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (cause) {
    if (copyKey) storage.removeItem(copyKey)
    throw saveErrorFrom(cause)
  }
  return { kept: readBack(storage, key, text), copyKey }
}

/**
 * Writes several texts, all or none. If a write fails, restores the previous texts and throws a SaveError. Its reason
 * is `unfinished` if they could not all be restored.
 * @param stampSchemaVersion stores the current schema version
 * @returns what was written, by key
 */
export function writeTexts(
  storage: KeyValueStorage,
  writes: readonly TextWrite[],
  stampSchemaVersion: () => void,
): ReadonlyMap<string, WrittenText> {
  const before = new Map(writes.map(({ key }) => [key, storage.getItem(key)]))
  const growth = ({ key, text }: TextWrite) => (text?.length ?? 0) - (before.get(key)?.length ?? 0)
  // Writes that shrink a text come first, to make room for those that grow one.
  const ordered = writes.toSorted((a, b) => growth(a) - growth(b))
  const written = new Map<string, WrittenText>()
  try {
    for (const { key, text, unreadable } of ordered) {
      written.set(key, writeText(storage, key, text, { unreadable, stampSchemaVersion }))
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

function setAside(storage: KeyValueStorage, key: string, unreadable: string): string {
  const copyKey = freeUnreadableName(key, (name) => storage.getItem(name))
  try {
    storage.setItem(copyKey, unreadable)
  } catch (cause) {
    throw new SaveError('unreadable', { cause })
  }
  return copyKey
}

/** No write of another tab can come in between: browsers deliver those in a separate task. */
function readBack(storage: KeyValueStorage, key: string, text: string | null): string | null {
  let kept = text
  try {
    kept = storage.getItem(key)
  } catch {
    // It was written. The next read compares the texts.
  }
  if (kept?.length !== text?.length) throw new SaveError('denied')
  return kept
}
