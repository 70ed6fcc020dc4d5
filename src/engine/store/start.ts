import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createPersister } from './persister'
import { resume, suspend } from './mirror/suspension'
import type { Repository } from './repository'
import { onResetElsewhere } from './resets-elsewhere'

/**
 * Starts the repository, restores the small keys, so that the first render has them, and applies what other tabs
 * write: on `storage` events, and when this page is shown again. A reset in another tab drops the values in memory.
 * Pending changes are stored when the page is hidden. A page that enters the back/forward cache aborts its work on the
 * database, so that it blocks no other page.
 * @returns a function that removes the listeners
 */
export async function startRepository(
  repository: Repository,
  small: readonly Stored<unknown>[],
): Promise<() => void> {
  const { queryClient } = repository
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('pagehide', ({ persisted }) => persisted && suspend(), { signal })
  window.addEventListener('pageshow', resume, { signal })
  await repository.start()
  const persister = createPersister(repository, small)
  await persistQueryClientRestore({ queryClient, persister })

  window.addEventListener(
    'storage',
    ({ key, newValue }) => repository.syncFromStorage(key ?? undefined, newValue),
    { signal },
  )
  signal.addEventListener('abort', onResetElsewhere(repository.forgetMemory))
  const syncAndRetry = () => {
    repository.syncFromStorage()
    repository.retryMirror()
  }
  window.addEventListener('pageshow', syncAndRetry, { signal })
  window.addEventListener('pagehide', repository.flushPending, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') syncAndRetry()
      // The last event that mobile browsers fire reliably.
      else repository.flushPending()
    },
    { signal },
  )
  return () => controller.abort()
}
