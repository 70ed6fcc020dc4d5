import type { Lock } from '../tabs/lock'
import { storedTexts, type KeyValueStorage } from '../storage'
import { bringBack } from './bring-back'
import type { Mirror } from './mirror'
import type { DatabaseState } from './database'
import { isHalfWritten, isUnfinished, readSaveMark, type SaveMark } from '../save-mark'

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  lock: Lock
  /** Copies to the mirror what it lacks. @param mark the save mark of the comparison */
  catchUp: (mark: SaveMark | undefined) => Promise<unknown>
  /** The keys that can be restored; undefined for all. The storage and its mirror may have keys of other programs. */
  restorableKeys?: (() => Promise<readonly string[]>) | undefined
}

/**
 * Compares the browser's storage with its mirror at the start, and lets `bringBack` restore what is needed.
 * Resolves when the storage can be read; the mirror gets what it lacks later. docs/storage.md lists every case.
 * @returns the number of the last write if something was restored, else undefined
 */
export async function reconcile(parts: Parts): Promise<number | undefined> {
  const { storage, mirror, lock, catchUp } = parts
  const state = await mirror.open()
  if (mirror.status.get().trouble) return undefined
  void mirror.reportUndecidedVersion()
  const mark = readSaveMark(storage)
  if (mark && mark.id === state?.id && !state.isSeen && isOnDisk(state)) void mirror.markSeen()
  const isLost = state !== undefined && needsBringingBack(state, mark)
  if (isLost && !(await isDifferentStorage(storage, mirror, mark))) {
    return lock.runAlone(() => bringBack(storage, mirror))
  }
  const hasCaughtUp =
    mark !== undefined &&
    mark.divergedAt === undefined &&
    state?.id === mark.id &&
    state.number === mark.number &&
    !state.intent
  if (hasCaughtUp) void setAsideRemovedKeys(parts)
  else if (storage.length > 0) void catchUp(mark)
  return undefined
}

async function setAsideRemovedKeys({ mirror, lock, restorableKeys }: Parts) {
  if (!(await mirror.hasRemovedKeys())) return
  try {
    const keys = await restorableKeys?.()
    await lock.runAlone(() => mirror.setAsideRemovedKeys(keys))
  } catch (error) {
    // The next start tries again.
    console.warn('Keys that were removed could not be set aside:', error)
  }
}

/** Milliseconds after which every browser has written its storage to disk. Chromium takes up to a minute. */
const ON_DISK_AFTER_MS = 10 * 60_000

/** Right after a write, the browser may have it in memory only, so reading it back proves nothing. */
const isOnDisk = ({ savedAt }: DatabaseState) => Date.now() - Date.parse(savedAt) > ON_DISK_AFTER_MS

/** Whether the mirror has something that the storage lacks, or that must be removed from the storage. */
function needsBringingBack(state: DatabaseState, mark: SaveMark | undefined): boolean {
  if (!mark) return state.id !== ''
  if (isUnfinished(state, mark) || isHalfWritten(state, mark)) return true
  if (state.erased?.includes(mark.id)) return true
  return state.id === mark.id && mark.divergedAt === undefined && state.number > mark.number
}

/** Whether a storage without a mark differs from the mirror. Then it is another storage, not an emptied one. */
async function isDifferentStorage(
  storage: KeyValueStorage,
  mirror: Mirror,
  mark: SaveMark | undefined,
): Promise<boolean> {
  return !mark && (await mirror.filterDiffering(storedTexts(storage))).length > 0
}
