import { emptyPage } from '../page-store'

const listeners = new Set<() => void>()

/**
 * Follows resets in other tabs: this one then forgets what it holds of a person, whichever page it shows.
 * Storage that something else has emptied is no reset: what is typed here stays.
 */
export function followResets() {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) void follow()
  })
}

async function follow() {
  if (!(await wasErased())) return
  emptyPage()
  listeners.forEach((listener) => listener())
}

/** Without the code that could tell, it is taken for a reset: hardly anything else clears the storage. */
const wasErased = () =>
  import('./durable/was-erased').then(
    (module) => module.wasErased(),
    () => true,
  )

/** Calls the listener after a reset in another tab. @returns a function that stops it */
export function onResetElsewhere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
