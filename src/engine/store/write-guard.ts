import type { Cell } from './cells'
import type { Mirror } from './mirror/mirror'
import type { WriteLog } from './mirror/write-log'
import type { Reading } from './reading'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
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
  const { cells, dropOptimistic, reloadAll } = reading
  let resets = 0
  let unfinished: SaveError | undefined

  /** One key can be emptied by a change in another tab. All full keys, or the save mark, cannot. */
  function isEmptied(): boolean {
    try {
      // The mark decides if it was seen: a public page may have stored the theme since.
      if (log.lostId() !== undefined) return true
      return storage.length === 0 && cells.all().filter(isStoredAndFull).length > 1
    } catch {
      // A storage that cannot be read is reported by the write that fails.
      return false
    }
  }

  function forget() {
    resets++
    missedWrites.forget()
    log.forget()
  }

  /**
   * Stops showing what is gone and drops the changes that wait for it. Data that is known to have been there is
   * set aside in the mirror, and the person is asked; after a reset nothing is known.
   */
  function takeOverEmptied() {
    const id = log.lostId()
    if (id !== undefined) void mirror.setAside(id)
    for (const cell of cells.all()) {
      for (const change of cell.optimistic) dropOptimistic(cell, change)
    }
    forget()
    reloadAll()
  }

  function assertInPlace() {
    // This page still shows what was there: a change to it would be stored alone.
    if (isEmptied()) {
      takeOverEmptied()
      throw new SaveError('emptied')
    }
    if (unfinished) throw unfinished
  }

  return {
    isEmptied,
    takeOverEmptied,
    /** Throws a SaveError if the storage was emptied, or if the next start has to repair it first. */
    assertInPlace,
    /** The same, and throws if another version of the app has written. */
    assertWritable: () => {
      assertInPlace()
      version.assertCurrent()
    },
    /** How often the storage was emptied. A change that waited meanwhile belongs to what is gone. */
    resets: () => resets,
    /** Refuses further writes after one that stopped halfway: they would stand in the way of its repair. */
    noteFailure: (error: unknown) => {
      if (error instanceof SaveError && error.reason === 'unfinished') unfinished = error
    },
    /** Begins anew after a reset. */
    reset: () => {
      unfinished = undefined
      forget()
    },
  }
}

const isStoredAndFull = ({ stored, snapshot }: Cell<unknown>) =>
  stored.keptIn !== 'memory' && typeof snapshot?.raw === 'string'
