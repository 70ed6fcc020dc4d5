import type { OpenedStorage } from '../storage'
import type { Lock } from '../tabs/lock'
import { inTime } from './database'
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
}

/** Compares the browser's storage with its mirror: at the start, and again after a trouble that can pass. */
export function createComparison({ opened, mirror, lock, log, reloadAll }: Parts) {
  const { storage, isDurable } = opened
  let running: Promise<void> | undefined

  /** Joins the comparison that is under way, if there is one. */
  function compare(): Promise<void> {
    const catchUp = (mark: SaveMark | undefined) =>
      lock
        .run(() => {
          // A page that ended since then left something half written: the mirror has what it has to become.
          const isHalfSince = !mark?.writing && readSaveMark(storage)?.writing !== undefined
          if (!isHalfSince) log.record([])
          return isHalfSince
        })
        .then((isHalfSince) => (isHalfSince ? compare().then(reloadAll) : undefined))
        .catch((error: unknown) => console.warn('The mirror could not catch up:', error))
    running ??= reconcile({ storage, mirror, lock, catchUp })
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
      // Before the database opens: what is emptied meanwhile is then known to have been there.
      log.readMark()
      const compared = compare()
      try {
        await inTime(compared, START_LIMIT_MS)
      } catch {
        mirror.report({ trouble: 'slow' })
        void compared.then(reloadAll)
      }
    },
    /** Compares again if the mirror had a trouble that can pass. */
    retry: () => {
      const { trouble } = mirror.status.get()
      const canPass = trouble !== undefined && trouble !== 'none' && trouble !== 'newer'
      if (isDurable && canPass) void compare().then(reloadAll)
    },
  }
}
