import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createPersister } from './persister'
import { resume, suspend } from './mirror/suspension'
import type { Repository } from './repository'

/**
 * Starts the repository, restores the small keys, so that the first render has them, and
 * follows what other tabs write: their `storage` events, and what happened while this page slept. A page
 * that goes stores first what it shows. One that the browser keeps for Back leaves the database to other pages.
 * @returns a function that stops following.
 */
export async function startRepository(
  repository: Repository,
  small: readonly Stored<unknown>[],
): Promise<() => void> {
  const { queryClient } = repository
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('pagehide', ({ persisted }) => persisted && suspend(), { signal })
  window.addEventListener('pageshow', resume, { signal })
  await repository.start()
  const persister = createPersister(repository, small)
  await persistQueryClientRestore({ queryClient, persister, maxAge: Infinity })

  window.addEventListener(
    'storage',
    ({ key, newValue }) => repository.syncFromStorage(key ?? undefined, newValue),
    { signal },
  )
  const lookAgain = () => {
    repository.syncFromStorage()
    repository.retryMirror()
  }
  window.addEventListener('pageshow', lookAgain, { signal })
  window.addEventListener('pagehide', repository.flushPending, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') lookAgain()
      // The last moment that a phone promises.
      else repository.flushPending()
    },
    { signal },
  )
  return () => stop.abort()
}
