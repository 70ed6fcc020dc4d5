import type { Repository } from '@/engine/store/repository'

/**
 * Calls the listener whenever stored data may have changed: in this tab, for keys that were read, in another
 * tab, or while this page was hidden or in the back/forward cache.
 * @returns a function that unsubscribes it
 */
export function onStoredChange({ queryClient }: Repository, listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') listener()
  })
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('storage', listener, { signal })
  window.addEventListener('pageshow', listener, { signal })
  document.addEventListener('visibilitychange', listener, { signal })
  return () => stop.abort()
}
