import { createStore, type PageStore } from '../../page-store'
import { isQuotaError, type KeyValueStorage } from '../storage'
import {
  DatabaseError,
  ignore,
  inTime,
  LateError,
  openDatabase,
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
import { suspensions, untilResumed } from './suspension'
import { writeBatch, type Batch } from './write-batch'

/** A disk that takes longer than this for a write is not waited for: it counts as failed. */
const WRITE_LIMIT_MS = 10_000

/** How many resets are remembered; more than a browser holds back. */
const ERASED_KEPT = 20

/** Why what is saved is in local storage alone. */
export type MirrorTrouble = DatabaseTrouble | 'full' | 'failed'

/** How the mirror beside local storage fares. */
export interface MirrorStatus {
  /** Undefined while all is well, and until the database was opened. */
  trouble?: MirrorTrouble | undefined
  /** ISO instant at which something was last written to the disk for certain. */
  savedAt?: string | undefined
  /** How many things a crash had taken from local storage, that were brought back. */
  broughtBack?: number | undefined
  /** What was set aside, and waits for the person to say what becomes of it. */
  asking?: Version | undefined
}

export type Mirror = ReturnType<typeof createMirror>

/**
 * The database beside the browser's storage: it holds on the disk what local storage keeps in memory for
 * a while. Nothing here throws because of the database: what cannot be copied is as safe as local storage
 * makes it, and `status` says so.
 */
export function createMirror(storage: KeyValueStorage) {
  const status: PageStore<MirrorStatus> = createStore<MirrorStatus>({})
  let connection: Promise<Database> | undefined
  let pending: { texts: Map<string, string | null>; first: number; last: number } | undefined
  let flushing: Promise<void> = Promise.resolve()
  let isOpen = false

  const report = (news: Partial<MirrorStatus>) => status.set({ ...status.get(), ...news })

  function open(): Promise<Database> {
    if (connection) return connection
    const opening = openDatabase(() => discard(opening))
    connection = opening
    // The next use of the database tries again.
    opening.catch(() => discard(opening))
    return opening
  }

  /** Closes a connection. The next use of the database opens a new one. */
  function discard(opening: Promise<Database>) {
    if (connection === opening) connection = undefined
    void opening.then((database) => database.close(), ignore)
  }

  /**
   * Does something with the database. Throws where that fails. Phones close connections in the background
   * without an event, so work that fails is done once more on a new connection. So is work that a suspension
   * of the page aborted, once the page is shown again. It must be repeatable.
   */
  async function withDatabase<Value>(
    work: (database: Database) => Promise<Value>,
    isRetry = false,
  ): Promise<Value> {
    await untilResumed()
    const before = suspensions()
    const opening = open()
    try {
      return await inTime(opening.then(work), WRITE_LIMIT_MS)
    } catch (error) {
      if (suspensions() !== before) return withDatabase(work, isRetry)
      if (error instanceof DatabaseError || isQuotaError(error)) throw error
      discard(opening)
      if (isRetry || !(error instanceof DOMException)) throw error
      return withDatabase(work, true)
    }
  }

  /** Does something with the database; undefined where that fails, and `status` says why. */
  async function attempt<Value>(
    work: (database: Database) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      const value = await withDatabase(work)
      if (status.get().trouble) report({ trouble: undefined })
      return value
    } catch (error) {
      const trouble = troubleOf(error)
      // A browser without a database is not worth a word each time.
      if (trouble !== 'none') console.warn('The copy on the disk was not written:', error)
      if (!isOpen || status.get().trouble !== trouble) report({ trouble })
      return undefined
    }
  }

  async function write(batch: Batch): Promise<boolean> {
    // Emptied meanwhile, or too full for its mark: then nothing tells later what belongs to what.
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
        // A day of last week is worth less than what was entered just now.
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

  /** Notes in the mark, for every tab, that the database lacks a write. The next one brings all that it lacks. */
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
    /** Says what `status` holds from now on. */
    report,
    /** Opens the database. @returns what it knows of itself; undefined where it is new, or there is none to use */
    open: async (): Promise<DatabaseState | undefined> => {
      const state = await attempt(readRepairedState)
      isOpen = true
      report({ savedAt: state?.savedAt })
      return state
    },
    /** Whether writes reach a database, as far as is known. */
    isWorking: () => isOpen && !status.get().trouble,
    /** Whether there has been a database to write to. */
    exists: () => isOpen && status.get().trouble !== 'none',
    /** Takes what was written to the browser's storage just now, under this number. */
    note: (texts: Texts, number: number) => {
      pending ??= { texts: new Map(), first: number, last: number }
      for (const [name, text] of texts) pending.texts.set(name, text)
      pending.last = number
      // After what else is written in the same task, so that it goes with it.
      flushing = flushing.then(flush)
    },
    /** Resolves once all that was noted is on the disk. Nobody waits for a database that does not answer. */
    settled: (): Promise<void> => (status.get().trouble ? Promise.resolve() : flushing),
    /** Writes down what is about to be done to many names, and keeps a version of everything from before. */
    writeIntent: async (intent: Intent, reason: VersionReason, number: number) => {
      // What was noted before would cross it out.
      await flushing
      return write({ texts: new Map(), first: number, last: number - 1, intent, reason })
    },
    /**
     * What came last of what is in the database and not in local storage: what was written after this number.
     * Throws where it cannot be read: nothing in it and nothing known of it are not the same.
     */
    writesAfter: async (number: number): Promise<Texts> =>
      soundRows(known(await attempt((database) => database.getAll('writes'))))
        .filter((row) => row.number > number)
        .map(({ name, text }) => [name, text] as const),
    /** Whether any of these names has a row that is damaged. Throws as `writesAfter` does. */
    isDamaged: async (names: readonly string[]): Promise<boolean> => {
      const read = (database: Database) =>
        Promise.all(names.map((name) => database.get('writes', name)))
      const rows = known(await attempt(read)).filter((row) => row !== undefined)
      return soundRows(rows).length < rows.length
    },
    /** Looks for what the person was asked about in an earlier page, and did not answer. */
    findQuestion: async (): Promise<void> => {
      const asking = await attempt(async (database) =>
        askedAbout(await database.getAll('versions')),
      )
      if (asking) report({ asking })
    },
    /**
     * Makes what the database holds of a storage a version that the person is asked about. Where another tab
     * has done it, the question is the same; where a reset has erased it, there is none.
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
     * Erases everything, and remembers that this storage was erased: of what the browser then clears, a
     * crash can bring back some.
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
    /** Notes that the storage was found with its mark. */
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
    /** What lies in the database could not be compared: from now on the storage goes a way of its own. */
    reportFailure: (error: unknown) => {
      console.error('Error comparing the storage with its copy:', error)
      report({ trouble: 'failed' })
    },
    withDatabase,
    /** The connection itself. It may be closed at any time: the app calls `withDatabase`. */
    database: open,
  }
}

const askedAbout = (versions: readonly Version[]) => versions.find(({ isAsking }) => isAsking)

/** What was read, if it could be. */
function known<Value>(read: Value | undefined): Value {
  if (read === undefined) throw new Error('The copy on the disk could not be read.')
  return read
}

/** The database is the copy of no storage. */
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
