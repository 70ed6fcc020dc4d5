import type { Lock } from '../lock'
import type { KeyValueStorage } from '../storage'
import type { DurableCopy } from './copy'
import { readSaveMark } from './save-mark'

interface Parts {
  storage: KeyValueStorage
  copy: DurableCopy
  lock: Lock
  /** Gives the copy everything that it lacks. */
  catchUp: () => Promise<unknown>
}

/**
 * Compares the browser's storage with the database beside it, once at the start: finishes what was
 * interrupted, brings back what a crash took from the storage, and sets aside what belongs to one that
 * is gone. Resolves when the storage can be read; what the copy lacks it gets later.
 */
export async function reconcile(parts: Parts): Promise<void> {
  const { storage, copy, lock, catchUp } = parts
  const state = await copy.open()
  if (copy.status.get().trouble) return
  void copy.findQuestion()
  const isEmpty = storage.length === 0
  const mark = readSaveMark(storage)
  if (!state) {
    if (!isEmpty) void catchUp()
    return
  }
  const isAhead = state.id === mark?.id && state.number > mark.number
  const hasCaughtUp = state.id === mark?.id && state.number === mark.number
  if (state.intent || (isAhead && mark?.apartFrom === undefined) || isEmpty) {
    // Seldom needed: its code comes when it is.
    const { bringBack } = await import('./bring-back')
    await lock.runAlone(() => bringBack(storage, copy))
  } else if (!hasCaughtUp || mark.apartFrom !== undefined) void catchUp()
}
