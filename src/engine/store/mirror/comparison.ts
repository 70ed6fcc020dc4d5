import type { OpenedStorage } from '../storage'
import type { Lock } from '../tabs/lock'
import { withTimeout } from './database'
import type { Mirror } from './mirror'
import { reconcile } from './reconcile'
import { readSaveMark, type SaveMark } from '../save-mark'
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
  restorableKeys?: (() => Promise<readonly string[]>) | undefined
}

/** Compares the browser's storage with its mirror: at the start, and again after a trouble that may be temporary. */
export function createComparison(parts: Parts) {
  const { opened, mirror, lock, log, reloadAll, restorableKeys } = parts
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
    running ??= reconcile({ storage, mirror, lock, catchUp, restorableKeys })
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
    /** Compares again if the mirror has a trouble that may be temporary. */
    retry: () => {
      const { trouble } = mirror.status.get()
      const canPass = trouble !== undefined && trouble !== 'none' && trouble !== 'newer'
      if (isDurable && canPass) void compare().then(reloadAll)
    },
  }
}
