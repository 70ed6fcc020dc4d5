import { openDatabase } from './database'
import { idSeenInTab } from './save-mark'

/**
 * Whether the storage that this tab has seen was erased by a reset, and not emptied by something else, such
 * as the browser or an extension. Where no database can tell, it was: nothing else could bring it back.
 */
export async function wasErased(): Promise<boolean> {
  const id = idSeenInTab()
  if (!id) return true
  try {
    const database = await openDatabase(() => undefined)
    const state = await database.get('state', 'now')
    database.close()
    return !state || state.erased?.includes(id) === true
  } catch {
    return true
  }
}
