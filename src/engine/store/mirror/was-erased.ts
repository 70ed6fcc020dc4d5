import { DatabaseError, openDatabase } from './database'

/**
 * Whether a storage was erased by a reset, and not emptied by something else, such as the browser or an
 * extension. A reset notes it in the database. A browser without a database cannot bring back anything, so
 * there it counts as a reset. A database that does not answer leaves it open, and nothing is taken.
 * @param id of the storage; null where none is known
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
