import type { Lock } from '../tabs/lock'
import { storedTexts, type KeyValueStorage } from '../storage'
import type { Mirror } from './mirror'
import type { DatabaseState } from './database'
import { isHalfWritten, isUnfinished, readSaveMark, type SaveMark } from './save-mark'

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  lock: Lock
  /** Gives the mirror everything that it lacks. */
  catchUp: () => Promise<unknown>
}

/**
 * Compares the browser's storage with the database beside it, once at the start: finishes what was
 * interrupted, brings back what a crash took from the storage, and sets aside what belongs to one that
 * is gone. Resolves when the storage can be read; what the mirror lacks it gets later.
 * @returns the number of the last write, where something was brought back
 */
export async function reconcile(parts: Parts): Promise<number | undefined> {
  const { storage, mirror, lock, catchUp } = parts
  const state = await mirror.open()
  if (mirror.status.get().trouble) return undefined
  void mirror.findQuestion()
  const mark = readSaveMark(storage)
  if (mark && mark.id === state?.id && !state.isSeen) void mirror.markSeen()
  const isLost = state !== undefined && needsBringingBack(state, mark)
  if (isLost && !(await isOther(storage, mirror, mark))) {
    // Seldom needed: its code comes when it is.
    const { bringBack } = await import('./bring-back')
    return lock.runAlone(() => bringBack(storage, mirror))
  }
  const hasCaughtUp =
    mark !== undefined &&
    mark.divergedAt === undefined &&
    state?.id === mark.id &&
    state.number === mark.number &&
    !state.intent
  if (storage.length > 0 && !hasCaughtUp) void catchUp()
  return undefined
}

/** Whether the database knows of something that the storage lacks, or that has to go from it. */
function needsBringingBack(state: DatabaseState, mark: SaveMark | undefined): boolean {
  if (!mark) return state.id !== ''
  if (isUnfinished(state, mark) || isHalfWritten(state, mark)) return true
  if (state.erased?.includes(mark.id)) return true
  return state.id === mark.id && mark.divergedAt === undefined && state.number > mark.number
}

/** Whether a storage without a mark holds something of its own: then it is another one, and none that was emptied. */
async function isOther(
  storage: KeyValueStorage,
  mirror: Mirror,
  mark: SaveMark | undefined,
): Promise<boolean> {
  return !mark && (await mirror.differing(storedTexts(storage))).length > 0
}
