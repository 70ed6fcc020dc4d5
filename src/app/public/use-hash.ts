import { useSyncExternalStore } from 'react'

/** The fragment of the URL, without `#`, and a function that changes it without adding a history entry. */
export function useHash(): [hash: string, setHash: (hash: string) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  )
  return [hash, replaceHash]
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Changes the fragment of the URL without adding a history entry. */
export function replaceHash(hash: string) {
  const { pathname, search } = window.location
  history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
