import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import type { Stored } from '../model/stored'
import { createPersister } from './persister'
import type { Repository } from './repository'

/**
 * Starts the repository, restores the small keys, so that the first render has them, and
 * follows what other tabs write: their `storage` events, and what happened while this page slept. A page
 * that goes stores first what it shows.
 * @returns a function that stops following.
 */
export async function startRepository(
  repository: Repository,
  small: readonly Stored<unknown>[],
): Promise<() => void> {
  const { queryClient } = repository
  await repository.start()
  const persister = createPersister(repository, small)
  await persistQueryClientRestore({ queryClient, persister, maxAge: Infinity })

  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener(
    'storage',
    ({ key, newValue }) => repository.adopt(key ?? undefined, newValue),
    { signal },
  )
  window.addEventListener('pageshow', () => repository.adopt(), { signal })
  window.addEventListener('pagehide', repository.hurry, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') repository.adopt()
      // The last moment that a phone promises.
      else repository.hurry()
    },
    { signal },
  )
  return () => stop.abort()
}
