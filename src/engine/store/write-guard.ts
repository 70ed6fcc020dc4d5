import type { Mirror } from './mirror/mirror'
import type { WriteLog } from './mirror/write-log'
import type { QueryData } from './query-data'
import type { Reading } from './reading'
import { SaveError } from './save-error'
import { SAVE_MARK_KEY, type KeyValueStorage } from './storage'
import type { MissedWrites } from './tabs/missed-writes'
import type { VersionGuard } from './version-guard'

export type WriteGuard = ReturnType<typeof createWriteGuard>

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  log: WriteLog
  reading: Reading
  version: VersionGuard
  missedWrites: MissedWrites
}

/**
 * Decides whether this tab may write. It may not after something else emptied the storage, after a write of
 * several keys that stopped halfway, and on data of another version of the app.
 */
export function createWriteGuard({ storage, mirror, log, reading, version, missedWrites }: Parts) {
  const { all, dropOptimistic, reloadAll } = reading
  let emptiedCount = 0
  let unfinished: SaveError | undefined

  /** A change in another tab can remove one key, but neither all keys that had a text nor the save mark. */
  function isEmptied(): boolean {
    try {
      // Throws if the browser refuses to read. Without this, a mark that cannot be read counts as lost.
      storage.getItem(SAVE_MARK_KEY)
      // The mark decides if it was seen: a public page may have stored the theme since.
      if (log.lostId() !== undefined) return true
      return storage.length === 0 && all().filter(hasStoredText).length > 1
    } catch {
      // A storage that cannot be read is reported by the write that fails.
      return false
    }
  }

  function forget() {
    emptiedCount++
    missedWrites.forget()
    log.forget()
  }

  /**
   * Stops showing data that is gone and drops its pending changes. If this tab has seen the data, the mirror sets it
   * aside and the user is asked about it. After a reset there is none.
   */
  function handleEmptied() {
    const id = log.lostId()
    if (id !== undefined) void mirror.setAside(id)
    for (const { stored, optimistic } of all()) {
      for (const change of optimistic) dropOptimistic(stored, change)
    }
    forget()
    reloadAll()
  }

  function assertIntact() {
    // The page still shows the old data: a change to it would be stored without the rest.
    if (isEmptied()) {
      handleEmptied()
      throw new SaveError('emptied')
    }
    if (unfinished) throw unfinished
  }

  return {
    isEmptied,
    handleEmptied,
    /** Throws a SaveError if the storage was emptied, or the next start must first undo a half write. */
    assertIntact,
    /** The same, and throws if another version of the app has written. */
    assertWritable: () => {
      assertIntact()
      version.assertCurrent()
    },
    /** How often the storage was emptied. A change that waited meanwhile belongs to the lost data. */
    emptiedCount: () => emptiedCount,
    /** Refuses further writes after one that stopped halfway: the next start could not undo it any more. */
    noteFailure: (error: unknown) => {
      if (error instanceof SaveError && error.reason === 'unfinished') unfinished = error
    },
    /** Starts over after a reset. */
    reset: () => {
      unfinished = undefined
      forget()
    },
  }
}

const hasStoredText = ({ stored, raw }: QueryData<unknown>) =>
  stored.keptIn !== 'memory' && raw !== null
