import { SaveError, saveErrorFrom } from './save-error'
import type { KeyValueStorage } from './storage'
import { freeCopy } from './unreadable-name'

interface Options {
  /** What is stored under the key and could not be read. It is set aside first: either both happen or neither. */
  unreadable?: string | undefined
  /** Names the version that writes, in the same step. */
  stampVersion?: (() => void) | undefined
}

/** What was written under a key. */
export interface WrittenText {
  /**
   * The very string that the next read hands out: to compare 4 million characters with themselves takes no
   * time, with a copy of them 25 ms on a phone.
   */
  kept: string | null
  /** The name beside the key under which the unreadable was set aside. */
  copyKey: string | undefined
}

/**
 * Puts a text under a key, or takes away what is there. Throws a SaveError where it could not, or where
 * the storage took the text and holds another; what was set aside then stays.
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
  const copyKey = freeCopy(key, (name) => storage.getItem(name))
  try {
    storage.setItem(copyKey, unreadable)
  } catch (cause) {
    throw new SaveError('unreadable', { cause })
  }
  return copyKey
}

/** Another tab's write cannot have come in between: a browser brings those in a task of their own. */
function readBack(storage: KeyValueStorage, key: string, text: string | null): string | null {
  let kept = text
  try {
    kept = storage.getItem(key)
  } catch {
    // It was written. The next read will have to compare.
  }
  if (kept?.length !== text?.length) throw new SaveError('denied')
  return kept
}
