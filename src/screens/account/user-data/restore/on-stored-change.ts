import type { Repository } from '@/engine/store/repository'

/**
 * Calls the listener whenever something that is stored may have changed, here or in another tab, be it
 * shown or not: after this page slept, too.
 * @returns a function that stops it
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
