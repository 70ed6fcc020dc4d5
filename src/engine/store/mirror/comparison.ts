import { isHalfWritten, isUnfinished, readSaveMark, type SaveMark } from '../save-mark'
import { storedTexts, type KeyValueStorage, type OpenedStorage } from '../storage'
import type { Lock } from '../tabs/lock'
import { recoverFromMirror } from './recover'
import { withTimeout, type DatabaseState } from './database'
import type { Mirror } from './mirror'
import type { WriteLog } from './write-log'

/** The start of the app waits no longer than this for a slow mirror. */
const START_LIMIT_MS = 2_000

interface Parts {
  opened: OpenedStorage
  mirror: Mirror
  lock: Lock
  log: WriteLog
  /** Reads again what was read before the comparison ended. */
  reloadAll: () => void
  /** The keys that can be restored; undefined for all. The storage and its mirror may have keys of other programs. */
  restorableKeys?: (() => Promise<readonly string[]>) | undefined
}

/** Compares the browser's storage with its mirror: at the start, and again after a failure that may be temporary. */
export function createComparison(parts: Parts) {
  const { opened, mirror, lock, log, reloadAll } = parts
  const { storage, isDurable } = opened
  let running: Promise<void> | undefined

  /** Joins the comparison that is under way, if there is one. */
  function compare(): Promise<void> {
    const catchUp = (mark: SaveMark | undefined) =>
      lock
        .run(() => {
          // A page that ended since then left keys half written. The mirror has what they must hold.
          const isHalfSince = !mark?.writing && readSaveMark(storage)?.writing !== undefined
          if (!isHalfSince) log.record([])
          return isHalfSince
        })
        .then((isHalfSince) => (isHalfSince ? compare().then(reloadAll) : undefined))
        .catch((error: unknown) => console.warn('The mirror could not catch up:', error))
    running ??= reconcile(parts, catchUp)
      .then((number) => number !== undefined && log.continueAfter(number))
      .catch(mirror.reportFailure)
      .then(() => {
        running = undefined
        log.readMark()
      })
    return running
  }

  return {
    compare,
    /** The first comparison. A slow one goes on after this resolves. */
    start: async () => {
      if (!isDurable) return
      // Before the database opens, so that a storage that is emptied meanwhile is noticed.
      log.readMark()
      const compared = compare()
      try {
        await withTimeout(compared, START_LIMIT_MS)
      } catch {
        mirror.report({ trouble: 'slow' })
        void compared.then(reloadAll)
      }
    },
    /** Compares again if the mirror has a failure that may be temporary. */
    retry: () => {
      const { trouble } = mirror.status.get()
      const canPass = trouble !== undefined && trouble !== 'none' && trouble !== 'newer'
      if (isDurable && canPass) void compare().then(reloadAll)
    },
  }
}

/**
 * Compares the browser's storage with its mirror at the start, and lets `recoverFromMirror` restore what is needed.
 * Resolves when the storage can be read; the mirror gets what it lacks later. docs/storage.md lists every case.
 * @param catchUp copies to the mirror what it lacks, given the save mark of the comparison
 * @returns the number of the last write if something was restored, else undefined
 */
async function reconcile(
  parts: Parts,
  catchUp: (mark: SaveMark | undefined) => Promise<unknown>,
): Promise<number | undefined> {
  const { mirror, lock } = parts
  const { storage } = parts.opened
  const state = await mirror.open()
  if (mirror.status.get().trouble) return undefined
  void mirror.reportUndecidedVersion()
  const mark = readSaveMark(storage)
  if (mark && mark.id === state?.id && !state.isSeen && isOnDisk(state)) void mirror.markSeen()
  const isLost = state !== undefined && needsRecovery(state, mark)
  if (isLost && !(await isDifferentStorage(storage, mirror, mark))) {
    return lock.runAlone(() => recoverFromMirror(storage, mirror))
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
function needsRecovery(state: DatabaseState, mark: SaveMark | undefined): boolean {
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
