import { useEffect } from 'react'
import { preloadQuietly } from '@/engine/ui/load-ahead'
import { pageAt } from './page'

/** Loads the page that a link leads to as soon as somebody points at it, touches it or reaches it by keyboard. */
export function useLinksAhead() {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== window.location.origin) return
      const page = pageAt(link.pathname)
      if (page) void preloadQuietly([page])
    }
    const stop = new AbortController()
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, load, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
}
