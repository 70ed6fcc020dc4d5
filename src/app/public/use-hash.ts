import { useSyncExternalStore } from 'react'

/** The part of the address behind `#`, and a way to change it without a new step in the history. */
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

/** Changes the part behind `#` without a new step in the history. */
export function replaceHash(hash: string) {
  const { pathname, search } = window.location
  history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
