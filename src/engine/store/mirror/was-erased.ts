import { DatabaseError, openDatabase } from './database'

/**
 * Whether a reset erased the storage. The browser or an extension may have emptied it instead. A reset records the id
 * of the storage in the database. True without a database, because nothing could be brought back anyway. False if the
 * database does not answer, so that nothing is discarded by mistake.
 * @param id the id of the storage; null if it is not known, which counts as a reset
 */
export async function wasErased(id: string | null): Promise<boolean> {
  if (id === null) return true
  try {
    const database = await openDatabase(() => undefined)
    const state = await database.get('state', 'now')
    database.close()
    return state?.erased?.includes(id) === true
  } catch (error) {
    return error instanceof DatabaseError && error.trouble === 'none'
  }
}
