import { createStore, type PageStore } from '../../page-store'
import { isQuotaError } from '../storage'
import type { Connection } from './connection'
import {
  DatabaseError,
  LateError,
  type Database,
  type DatabaseTrouble,
  type Version,
} from './database'

/** Why saved data is in local storage only. */
export type MirrorTrouble = DatabaseTrouble | 'full' | 'failed'

/** The state of the mirror, for notices and Data Health. */
export interface MirrorStatus {
  /** Undefined while the mirror works, and until the database was opened. */
  trouble?: MirrorTrouble | undefined
  /** ISO instant of the last write that is known to be on disk. */
  savedAt?: string | undefined
  /** How many keys were restored from the mirror after a crash. */
  restoredCount?: number | undefined
  /** A version that was set aside and that the user has to decide about. */
  undecidedVersion?: Version | undefined
}

/** Runs work on the mirror's database. Failures are not thrown: the status reports them. */
export function createMirrorStatus({ withDatabase }: Connection) {
  const status: PageStore<MirrorStatus> = createStore<MirrorStatus>({})
  let isOpened = false

  const report = (changes: Partial<MirrorStatus>) => status.set({ ...status.get(), ...changes })

  return {
    status,
    report,
    /** @returns the result of the work; undefined if it failed */
    attempt: async <Value>(
      work: (database: Database) => Promise<Value>,
    ): Promise<Value | undefined> => {
      try {
        const value = await withDatabase(work)
        if (status.get().trouble) report({ trouble: undefined })
        return value
      } catch (error) {
        const trouble = troubleOf(error)
        // A browser without a database is reported once, not at each write.
        if (trouble !== 'none') console.warn('The mirror was not written:', error)
        if (!isOpened || status.get().trouble !== trouble) report({ trouble })
        return undefined
      }
    },
    /** Called after the first attempt to open the database, whether or not it worked. */
    markOpened: () => void (isOpened = true),
    /** Whether the last work on the database succeeded. */
    isWorking: () => isOpened && !status.get().trouble,
    /** Whether this browser has a database at all. False until it was opened. */
    exists: () => isOpened && status.get().trouble !== 'none',
  }
}

function troubleOf(error: unknown): MirrorTrouble {
  if (error instanceof DatabaseError) return error.trouble
  if (error instanceof LateError) return 'slow'
  return isQuotaError(error) ? 'full' : 'failed'
}
