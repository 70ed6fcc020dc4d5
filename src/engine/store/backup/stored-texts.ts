import type { Repository } from '../repository'
import { SaveError, saveErrorFrom } from '../save-error'
import { putBackTexts, storedTexts } from '../storage'
import { freeCopy, keyOfText } from '../unreadable-name'

/** Makes a part of the storage what it was. Throws a SaveError when it cannot. */
export type PutBack = () => void

/**
 * Remembers what is stored under the wanted names.
 * @returns makes that part of the storage what it was, to the byte; the rest stays as it is by then.
 *   Changes nothing when a newer version has written here.
 */
export function captureTexts(repository: Repository, wanted: (name: string) => boolean): PutBack {
  const { storage } = repository
  const before = new Map(storedTexts(storage, wanted))
  return () => {
    const trouble = repository.versionTrouble()
    if (trouble) throw new SaveError(trouble)
    try {
      putBackTexts(storage, before, wanted)
    } catch (cause) {
      throw saveErrorFrom(cause)
    } finally {
      repository.adopt()
    }
  }
}

/**
 * Lays a text that could not be read under its name or, where something lies there, beside it. A text
 * that its key has already is not laid twice. Throws a SaveError when it does not fit.
 */
export function layText(repository: Repository, name: string, text: string) {
  const { storage } = repository
  const key = keyOfText(name)
  const isKept = (other: string) => other === name || (other !== key && keyOfText(other) === key)
  if (storedTexts(storage, isKept).some(([, known]) => known === text)) return
  const isFree = storage.getItem(name) === null
  try {
    storage.setItem(isFree ? name : freeCopy(key, storage), text)
  } catch (cause) {
    throw saveErrorFrom(cause)
  }
  repository.adopt(key)
}
