import { THEME_KEY, type KeyValueStorage } from '../storage'
import { readSaveMark } from '../save-mark'
import { keyOfText } from '../unreadable-name'
import type { ReadTransaction, Version, WriteTransaction } from './database'
import { keepVersion } from './keep-version'

/**
 * Finds the keys that the storage lacks although the mirror has their text, while both are at the same write. The app
 * records what it removes, so something else removed them: an extension, or damage on the disk.
 */
export async function removedKeys(
  transaction: ReadTransaction,
  storage: KeyValueStorage,
): Promise<readonly string[]> {
  const [state, mark] = [await transaction.objectStore('state').get('now'), readSaveMark(storage)]
  if (!mark || state?.id !== mark.id || state.number !== mark.number) return []
  return absentKeys(transaction, storage)
}

/**
 * Finds the keys that the storage lacks although the mirror has their text. Not the theme, whose loss costs nothing.
 */
export async function absentKeys(
  transaction: ReadTransaction,
  storage: KeyValueStorage,
): Promise<readonly string[]> {
  const writes = transaction.objectStore('writes')
  // Their names only: a text can be large.
  const present = new Set(Array.from({ length: storage.length }, (_, at) => storage.key(at)))
  const absent = (await writes.getAllKeys()).filter(
    (name) => name !== THEME_KEY && !present.has(name),
  )
  const rows = await Promise.all(absent.map((name) => writes.get(name)))
  return absent.filter((_, at) => typeof rows[at]?.text === 'string')
}

/**
 * Keeps a version with the texts of the removed keys, about which the user is asked, and deletes their rows, so that
 * it happens once.
 * @param keys the only keys to ask about; undefined for all
 * @returns undefined if none of them was removed
 */
export async function keepRemovedKeys(
  transaction: WriteTransaction,
  storage: KeyValueStorage,
  keys: readonly string[] | undefined,
): Promise<Version | undefined> {
  const names = (await removedKeys(transaction, storage)).filter(
    (name) => keys?.includes(keyOfText(name)) !== false,
  )
  if (names.length === 0) return undefined
  const kept = await keepVersion(transaction, { reason: 'apart', isAsking: true })
  const writes = transaction.objectStore('writes')
  await Promise.all(names.map((name) => writes.delete(name)))
  return kept
}
