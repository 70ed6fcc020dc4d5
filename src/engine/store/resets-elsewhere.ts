import { clearTabState, clearPageStores } from '../page-store'
import { idSeenInTab, readSaveMark } from './save-mark'

const listeners = new Set<() => void>()

/**
 * After a reset in another tab, clears the state of this tab, whichever page it shows. Storage that something else
 * emptied does not count as a reset, so unsaved input stays. A page in the back/forward cache gets no event of a reset,
 * so it checks when it is shown again. See docs/decisions/0010.
 * @returns resolves once a reset from before this page loaded has been handled, too
 */
export async function followResets(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    // If `was-erased.ts` does not load, assume a reset: hardly anything else clears the storage.
    if (key === null) void clearAfterReset(idSeenInTab(), true)
  })
  let idAtLeave: string | null = null
  // Later pages of the tab replace or clear the id that the tab has seen.
  window.addEventListener('pagehide', () => (idAtLeave = idSeenInTab()))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void clearIfReset(idAtLeave)
  })
  await clearIfReset(idSeenInTab())
}

async function clearIfReset(seen: string | null) {
  if (seen !== null && seen !== idStored()) await clearAfterReset(seen, false)
}

function idStored(): string | undefined {
  try {
    return readSaveMark(localStorage)?.id
  } catch {
    return undefined
  }
}

/**
 * @param id the id of the storage that this tab saw last
 * @param assumesReset whether to assume a reset if `was-erased.ts` does not load
 */
async function clearAfterReset(id: string | null, assumesReset: boolean) {
  // If a later page of the tab has seen other storage, the session storage is from after the reset.
  const isSessionFromBefore = idSeenInTab() === id
  const isErased = await import('./mirror/was-erased').then(
    ({ wasErased }) => wasErased(id),
    () => assumesReset,
  )
  if (!isErased) return
  if (isSessionFromBefore) clearTabState()
  else clearPageStores()
  listeners.forEach((listener) => listener())
}

/** Calls the listener after a reset in another tab. @returns a function that unsubscribes it */
export function onResetElsewhere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
