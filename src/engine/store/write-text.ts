import { SaveError, saveErrorFrom } from './save-error'
import type { KeyValueStorage } from './storage'
import { freeUnreadableName } from './unreadable-name'

interface Options {
  /** What is stored under the key and could not be read. It is set aside first: either both happen or neither. */
  unreadable?: string | undefined
  /** Stores the number of the current data version in the same step. */
  stampVersion?: (() => void) | undefined
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
  { unreadable, stampVersion }: Options,
): WrittenText {
  const copyKey = unreadable === undefined ? undefined : setAside(storage, key, unreadable)
  try {
    stampVersion?.()
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (cause) {
    if (copyKey) storage.removeItem(copyKey)
    throw saveErrorFrom(cause)
  }
  return { kept: readBack(storage, key, text), copyKey }
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
