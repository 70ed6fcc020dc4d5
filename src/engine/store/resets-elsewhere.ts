import { clearPageState } from '../page-store'
import { idSeenInTab, readSaveMark } from './save-mark'

const listeners = new Set<() => void>()

/**
 * Follows resets in other tabs: this one then forgets what it holds of a person, whichever page it shows.
 * Storage that something else has emptied is no reset: what is typed here stays.
 * @returns resolves once a reset that came while this tab had no page has been followed too
 */
export async function followResets(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    // Without the code that could tell it counts as a reset: hardly anything else clears the storage.
    if (key === null) void follow(idSeenInTab(), true)
  })
  const seen = idSeenInTab()
  if (seen !== null && seen !== idStored()) await follow(seen, false)
}

function idStored(): string | undefined {
  try {
    return readSaveMark(localStorage)?.id
  } catch {
    return undefined
  }
}

/**
 * @param id of the storage that this tab saw last
 * @param otherwise whether it counts as a reset where the code that could tell does not load
 */
async function follow(id: string | null, otherwise: boolean) {
  const isErased = await import('./mirror/was-erased').then(
    ({ wasErased }) => wasErased(id),
    () => otherwise,
  )
  if (!isErased) return
  clearPageState()
  listeners.forEach((listener) => listener())
}

/** Calls the listener after a reset in another tab. @returns a function that stops it */
export function onResetElsewhere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
