import { createStore, type PageStore } from '../../page-store'
import { isQuotaError, type KeyValueStorage } from '../storage'
import { createConnection } from './connection'
import {
  DatabaseError,
  LateError,
  writeWhole,
  type Database,
  type DatabaseState,
  type DatabaseTrouble,
  type Intent,
  type Texts,
  type Version,
  type VersionReason,
} from './database'
import { keepVersion } from './keep-version'
import { readRepairedState, soundRows } from './repair'
import { readSaveMark, writeSaveMark } from './save-mark'
import { writeBatch, type Batch } from './write-batch'

/** How many resets are remembered: more than a browser can undo by a crash. */
const ERASED_KEPT = 20

/** Why saved data is in local storage only. */
export type MirrorTrouble = DatabaseTrouble | 'full' | 'failed'

/** The state of the mirror, for notices and Data Health. */
export interface MirrorStatus {
  /** Undefined while all is well, and until the database was opened. */
  trouble?: MirrorTrouble | undefined
  /** ISO instant at which something was last written to the disk for certain. */
  savedAt?: string | undefined
  /** How many keys were restored after a crash. */
  broughtBack?: number | undefined
  /** A version that was set aside and waits for the person's decision. */
  asking?: Version | undefined
}

export type Mirror = ReturnType<typeof createMirror>

/**
 * The IndexedDB mirror of local storage. Browsers write local storage to disk with a delay; the mirror's writes
 * are on disk when they resolve. Unless a method says so, nothing here throws because of the database: `status`
 * reports what could not be mirrored. See docs/decisions/0017.
 */
export function createMirror(storage: KeyValueStorage) {
  const status: PageStore<MirrorStatus> = createStore<MirrorStatus>({})
  const { open, withDatabase } = createConnection()
  let pending: { texts: Map<string, string | null>; first: number; last: number } | undefined
  let flushing: Promise<void> = Promise.resolve()
  let isOpen = false

  const report = (news: Partial<MirrorStatus>) => status.set({ ...status.get(), ...news })

  /** Runs work on the database. If it fails, returns undefined and reports why in `status`. */
  async function attempt<Value>(
    work: (database: Database) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      const value = await withDatabase(work)
      if (status.get().trouble) report({ trouble: undefined })
      return value
    } catch (error) {
      const trouble = troubleOf(error)
      // A browser without a database is reported once, not at each write.
      if (trouble !== 'none') console.warn('The mirror was not written:', error)
      if (!isOpen || status.get().trouble !== trouble) report({ trouble })
      return undefined
    }
  }

  async function write(batch: Batch): Promise<boolean> {
    // Without a mark (emptied meanwhile, or no room) the next start could not tell what belongs together.
    if (!readSaveMark(storage)) {
      if (storage.length > 0) report({ trouble: 'full' })
      return false
    }
    const savedAt = new Date()
    const result = await attempt(async (database) => {
      const writeOnce = (isBare: boolean) =>
        writeBatch(database, storage, { ...batch, isBare }, savedAt)
      const asking = await writeOnce(false).catch(async (error: unknown) => {
        if (!isQuotaError(error)) throw error
        // An older version is worth less than what was entered just now.
        const { makingRoom } = await import('./versions')
        return makingRoom(database, writeOnce)
      })
      return { asking }
    })
    if (!result) return false
    report({ savedAt: savedAt.toISOString(), ...(result.asking && { asking: result.asking }) })
    const mark = readSaveMark(storage)
    // The database has caught up.
    if (mark?.divergedAt !== undefined) {
      writeSaveMark(storage, { id: mark.id, number: mark.number })
    }
    return true
  }

  /** Notes in the mark, for every tab, that the mirror lacks a write. The next write brings everything it lacks. */
  function markDiverged(number: number) {
    const mark = readSaveMark(storage)
    if (mark && mark.divergedAt === undefined)
      writeSaveMark(storage, { ...mark, divergedAt: number })
  }

  async function flush() {
    const batch = pending
    pending = undefined
    if (batch && !(await write(batch))) markDiverged(batch.last)
  }

  return {
    status,
    /** Updates `status`. */
    report,
    /** Opens the database. @returns its state; undefined if it is new or cannot be used */
    open: async (): Promise<DatabaseState | undefined> => {
      const state = await attempt(readRepairedState)
      isOpen = true
      report({ savedAt: state?.savedAt })
      return state
    },
    /** Whether writes reach the database, as far as is known. */
    isWorking: () => isOpen && !status.get().trouble,
    /** Whether there has been a database to write to. */
    exists: () => isOpen && status.get().trouble !== 'none',
    /** Queues what was just written to the browser's storage under this number. */
    note: (texts: Texts, number: number) => {
      pending ??= { texts: new Map(), first: number, last: number }
      for (const [name, text] of texts) pending.texts.set(name, text)
      pending.last = number
      // In a microtask: everything written in the same task goes in one batch.
      flushing = flushing.then(flush)
    },
    /** Resolves when everything queued is on disk; at once if the database is in trouble. */
    settled: (): Promise<void> => (status.get().trouble ? Promise.resolve() : flushing),
    /** Stores what is about to be done to many names, with a version of everything from before. */
    writeIntent: async (intent: Intent, reason: VersionReason, number: number) => {
      // A batch that was queued before would remove the intent.
      await flushing
      return write({ texts: new Map(), first: number, last: number - 1, intent, reason })
    },
    /**
     * The texts that were written after this number.
     * Throws if the database cannot be read, because "nothing" and "unknown" are not the same.
     */
    writesAfter: async (number: number): Promise<Texts> =>
      soundRows(known(await attempt((database) => database.getAll('writes'))))
        .filter((row) => row.number > number)
        .map(({ name, text }) => [name, text] as const),
    /** Finds a question that the person did not answer in an earlier page. */
    findQuestion: async (): Promise<void> => {
      const asking = await attempt(async (database) =>
        askedAbout(await database.getAll('versions')),
      )
      if (asking) report({ asking })
    },
    /**
     * Turns what the mirror holds of a storage into a version that the person is asked about. If another tab has
     * done it, the question is the same; if a reset has erased it, there is none.
     */
    setAside: async (storageId: string, reason: VersionReason = 'emptied'): Promise<void> => {
      const asking = await attempt((database) =>
        writeWhole(database, async (writing) => {
          const states = writing.objectStore('state')
          const state = await states.get('now')
          if (state?.id !== storageId) {
            return askedAbout(await writing.objectStore('versions').getAll())
          }
          const kept = await keepVersion(writing, { reason, isAsking: true })
          await writing.objectStore('writes').clear()
          await states.put(stateOfNone(state.erased), 'now')
          return kept
        }),
      )
      if (asking) report({ asking })
    },
    /**
     * Erases everything and remembers the id of this storage: after a crash the browser can bring back parts of
     * what was cleared.
     * @returns whether it did
     */
    erase: async (): Promise<boolean> => {
      pending = undefined
      const mark = readSaveMark(storage)
      const isErased = await attempt((database) =>
        writeWhole(database, async (writing) => {
          const states = writing.objectStore('state')
          const known = (await states.get('now'))?.erased ?? []
          const erased = [...known, ...(mark ? [mark.id] : [])].slice(-ERASED_KEPT)
          await Promise.all([
            writing.objectStore('writes').clear(),
            writing.objectStore('versions').clear(),
            writing.objectStore('versionTexts').clear(),
            states.put(stateOfNone(erased), 'now'),
          ])
          return true
        }),
      )
      status.set({ trouble: status.get().trouble })
      return isErased ?? status.get().trouble === 'none'
    },
    /** Notes that the storage was found with its mark: the browser has written it to disk. */
    markSeen: (): Promise<unknown> =>
      attempt(async (database) => {
        const writing = database.transaction('state', 'readwrite')
        const state = await writing.store.get('now')
        if (state) await writing.store.put({ ...state, isSeen: true }, 'now')
        await writing.done
      }),
    /** Which of these names hold something else in the database. Throws as `writesAfter` does. */
    differing: async (texts: Texts): Promise<Texts> => {
      const differs = known(
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
    /** Reports that storage and mirror could not be compared. From here on the storage diverges. */
    reportFailure: (error: unknown) => {
      console.error('Error comparing the storage with its mirror:', error)
      report({ trouble: 'failed' })
    },
    withDatabase,
    /** The connection itself. It may be closed at any time: the app calls `withDatabase`. */
    database: open,
  }
}

const askedAbout = (versions: readonly Version[]) => versions.find(({ isAsking }) => isAsking)

/** The value that was read. Throws if it could not be read. */
function known<Value>(read: Value | undefined): Value {
  if (read === undefined) throw new Error('The mirror could not be read.')
  return read
}

/** The state of a database that mirrors no storage. */
const stateOfNone = (erased: readonly string[] = []): DatabaseState => ({
  id: '',
  number: 0,
  savedAt: new Date().toISOString(),
  erased,
})

function troubleOf(error: unknown): MirrorTrouble {
  if (error instanceof DatabaseError) return error.trouble
  if (error instanceof LateError) return 'slow'
  return isQuotaError(error) ? 'full' : 'failed'
}
