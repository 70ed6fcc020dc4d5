import { isQuotaError } from '../storage'
import { DatabaseError, ignore, openDatabase, withTimeout, type Database } from './database'
import { suspensions, untilResumed } from './suspension'

/** Database work that takes longer counts as failed. */
const WORK_LIMIT_MS = 10_000

export type Connection = ReturnType<typeof createConnection>

/** The page's connection to the mirror's database. It opens at its first use. */
export function createConnection() {
  let connection: Promise<Database> | undefined

  function open(): Promise<Database> {
    if (connection) return connection
    const opening = openDatabase(() => discard(opening))
    connection = opening
    // Do not keep a failed connection: the next use of the database tries again.
    opening.catch(() => discard(opening))
    return opening
  }

  /** Closes a connection. The next use of the database opens a new one. */
  function discard(opening: Promise<Database>) {
    if (connection === opening) connection = undefined
    void opening.then((database) => database.close(), ignore)
  }

  /**
   * Runs work on the database and throws if it fails. Mobile browsers close connections in the background without an
   * event, so failed work runs once more on a new connection. Work that a suspension of the page aborted runs
   * again when the page is shown. The work must be repeatable.
   */
  async function withDatabase<Value>(
    work: (database: Database) => Promise<Value>,
    isRetry = false,
  ): Promise<Value> {
    await untilResumed()
    const before = suspensions()
    const opening = open()
    try {
      return await withTimeout(opening.then(work), WORK_LIMIT_MS)
    } catch (error) {
      if (suspensions() !== before) return withDatabase(work, isRetry)
      if (error instanceof DatabaseError || isQuotaError(error)) throw error
      discard(opening)
      if (isRetry || !(error instanceof DOMException)) throw error
      return withDatabase(work, true)
    }
  }

  return { open, withDatabase }
}
