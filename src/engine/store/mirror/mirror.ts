import { isQuotaError, type KeyValueStorage } from '../storage'
import { createConnection } from './connection'
import {
  readTransaction,
  runTransaction,
  type DatabaseState,
  type Intent,
  type Texts,
  type Version,
  type VersionReason,
} from './database'
import { keepVersion } from './keep-version'
import { createMirrorStatus } from './mirror-status'
import { keepRemovedKeys, removedKeys } from './removed-keys'
import { readRepairedState, soundRows } from './repair'
import { readSaveMark, writeSaveMark } from '../save-mark'
import { writeBatch, type Batch } from './write-batch'

/** How many ids of erased storages are remembered: more resets than a crash can undo. */
const MAX_ERASED_IDS = 20

export type Mirror = ReturnType<typeof createMirror>

/**
 * The IndexedDB mirror of local storage. Browsers write local storage to disk with a delay; the mirror's writes
 * are on disk when they resolve. Unless a method says so, nothing here throws because of the database: `status`
 * reports what could not be mirrored. See docs/decisions/0017.
 */
export function createMirror(storage: KeyValueStorage) {
  const connection = createConnection()
  const { status, report, attempt, markOpened, isWorking, exists } = createMirrorStatus(connection)
  let pending:
    | { texts: Map<string, string | null>; added: Set<string>; first: number; last: number }
    | undefined
  let flushing: Promise<void> = Promise.resolve()

  async function write(batch: Batch): Promise<boolean> {
    // The storage was emptied, or had no room for a mark. Without one, the next start cannot compare the two.
    if (!readSaveMark(storage)) {
      if (storage.length > 0) report({ trouble: 'full' })
      return false
    }
    const savedAt = new Date()
    const result = await attempt(async (database) => {
      const writeOnce = (skipsDayVersion: boolean) =>
        writeBatch(database, storage, { ...batch, skipsDayVersion }, savedAt)
      const undecidedVersion = await writeOnce(false).catch(async (error: unknown) => {
        if (!isQuotaError(error)) throw error
        // New data is worth more than an old version.
        const { retryWithFewerVersions } = await import('./versions')
        return retryWithFewerVersions(database, writeOnce)
      })
      return { undecidedVersion }
    })
    if (!result) return false
    report({
      savedAt: savedAt.toISOString(),
      ...(result.undecidedVersion && { undecidedVersion: result.undecidedVersion }),
    })
    const mark = readSaveMark(storage)
    // The mirror has everything again.
    if (mark?.divergedAt !== undefined) {
      const { id, number, unversionedAt } = mark
      writeSaveMark(storage, { id, number, unversionedAt })
    }
    return true
  }

  /** Marks for every tab that the mirror missed a write. The next write then copies everything. */
  function markDiverged(number: number) {
    const mark = readSaveMark(storage)
    if (mark && mark.divergedAt === undefined)
      writeSaveMark(storage, { ...mark, divergedAt: number })
  }

  async function flush() {
    const batch = pending
    pending = undefined
    if (batch && !(await write(batch))) markDiverged(batch.last)
    forgetAdded()
  }

  /** A write of everything may have copied what was queued meanwhile: its rows tell nothing about removed keys. */
  function forgetAdded() {
    pending?.added.clear()
  }

  return {
    status,
    /** Updates `status`. */
    report,
    /** Opens the database. @returns its state; undefined if it is new or fails */
    open: async (): Promise<DatabaseState | undefined> => {
      const state = await attempt(readRepairedState)
      markOpened()
      report({ savedAt: state?.savedAt })
      return state
    },
    isWorking,
    exists,
    /**
     * Queues texts that were just written to the browser's storage, with the number of that write.
     * @param added the keys that held nothing before
     */
    enqueue: (texts: Texts, number: number, added: readonly string[] = []) => {
      pending ??= { texts: new Map(), added: new Set(), first: number, last: number }
      for (const name of added) if (!pending.texts.has(name)) pending.added.add(name)
      for (const [name, text] of texts) pending.texts.set(name, text)
      pending.last = number
      // A microtask, so that all writes of one task go in one batch.
      flushing = flushing.then(flush)
    },
    /** Resolves when all queued writes are on disk; at once if the mirror does not work. */
    settled: (): Promise<void> => (status.get().trouble ? Promise.resolve() : flushing),
    /** Stores the intent to replace many keys, and a version of all current data. @returns whether it is on disk */
    writeIntent: async (intent: Intent, reason: VersionReason, number: number) => {
      // A batch that is still queued would remove the intent.
      await flushing
      return write({ texts: new Map(), first: number, last: number - 1, intent, reason })
    },
    /**
     * Reads the texts that were written after this number.
     * Throws if the database cannot be read, because "nothing" and "unknown" are not the same.
     */
    writesAfter: async (number: number): Promise<Texts> =>
      soundRows(requireRead(await attempt((database) => database.getAll('writes'))))
        .filter((row) => row.number > number)
        .map(({ name, text }) => [name, text] as const),
    /** Reports a version that the user has not decided about since an earlier visit. */
    reportUndecidedVersion: async (): Promise<void> => {
      const undecidedVersion = await attempt(async (database) =>
        findUndecided(await database.getAll('versions')),
      )
      if (undecidedVersion) report({ undecidedVersion })
    },
    /**
     * Turns the mirrored data of a storage into a version and reports it, so that the user is asked about it. If
     * another tab has done so, that version is reported; if a reset has erased it, none is.
     */
    setAside: async (storageId: string, reason: VersionReason = 'emptied'): Promise<void> => {
      const undecidedVersion = await attempt((database) =>
        runTransaction(database, async (transaction) => {
          const states = transaction.objectStore('state')
          const state = await states.get('now')
          if (state?.id !== storageId) {
            return findUndecided(await transaction.objectStore('versions').getAll())
          }
          const kept = await keepVersion(transaction, { reason, isAsking: true })
          await transaction.objectStore('writes').clear()
          await states.put(emptyState(state.erased), 'now')
          return kept
        }),
      )
      if (undecidedVersion) report({ undecidedVersion })
    },
    /**
     * Whether a key was removed from the storage by something other than this app. The next write to the key would
     * replace the only copy of its text.
     */
    hasRemovedKeys: async (): Promise<boolean> => {
      const names = await attempt((database) => removedKeys(readTransaction(database), storage))
      return names !== undefined && names.length > 0
    },
    /**
     * Turns the mirrored texts of removed keys into a version and reports it, so that the user is asked about it.
     * Call it under the lock, because another tab may be deleting a key.
     * @param keys the only keys to ask about; undefined for all
     */
    setAsideRemovedKeys: async (keys?: readonly string[]): Promise<void> => {
      const undecidedVersion = await attempt((database) =>
        runTransaction(database, (transaction) => keepRemovedKeys(transaction, storage, keys)),
      )
      if (undecidedVersion) report({ undecidedVersion })
    },
    /**
     * Erases the mirror and remembers the id of this storage, because a crash can bring back a storage that was
     * cleared. Also the mirror's own id: a reset that could not erase the mirror has cleared the storage with its mark.
     * @returns whether nothing is left
     */
    erase: async (): Promise<boolean> => {
      pending = undefined
      const mark = readSaveMark(storage)
      const isErased = await attempt((database) =>
        runTransaction(database, async (transaction) => {
          const states = transaction.objectStore('state')
          const { id = '', erased: erasedBefore = [] } = (await states.get('now')) ?? {}
          const ids = [id, mark?.id ?? ''].filter((one) => one !== '')
          const erased = [...new Set([...erasedBefore, ...ids])].slice(-MAX_ERASED_IDS)
          await Promise.all([
            transaction.objectStore('writes').clear(),
            transaction.objectStore('versions').clear(),
            transaction.objectStore('versionTexts').clear(),
            states.put(emptyState(erased), 'now'),
          ])
          return true
        }),
      )
      status.set({ trouble: status.get().trouble })
      return isErased ?? status.get().trouble === 'none'
    },
    /** Records that a later start found the storage with its mark, so the browser has written it to disk. */
    markSeen: (): Promise<unknown> =>
      attempt(async (database) => {
        const transaction = database.transaction('state', 'readwrite')
        const state = await transaction.store.get('now')
        if (state) await transaction.store.put({ ...state, isSeen: true }, 'now')
        await transaction.done
      }),
    /** Keeps the texts whose key has another text in the mirror. Throws if the database cannot be read. */
    filterDiffering: async (texts: Texts): Promise<Texts> => {
      const differs = requireRead(
        await attempt((database) =>
          Promise.all(
            texts.map(async ([name, text]) => {
              const row = await database.get('writes', name)
              return row !== undefined && row.text !== text
            }),
          ),
        ),
      )
      return texts.filter((_, at) => differs[at])
    },
    /** Reports that storage and mirror could not be compared. Later writes do not reach the mirror. */
    reportFailure: (error: unknown) => {
      console.error('Error comparing the storage with its mirror:', error)
      report({ trouble: 'failed' })
    },
    withDatabase: connection.withDatabase,
    /** The connection itself, for tests. It can close at any time, so the app calls `withDatabase`. */
    database: connection.open,
  }
}

const findUndecided = (versions: readonly Version[]) => versions.find(({ isAsking }) => isAsking)

/** Throws if the value could not be read. */
function requireRead<Value>(read: Value | undefined): Value {
  if (read === undefined) throw new Error('The mirror could not be read.')
  return read
}

/** The state of a mirror that belongs to no storage. */
const emptyState = (erased: readonly string[] = []): DatabaseState => ({
  id: '',
  number: 0,
  savedAt: new Date().toISOString(),
  erased,
})
