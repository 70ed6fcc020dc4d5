import { useEffect } from 'react'
import { preloadQuietly } from '@/engine/ui/preload'
import { pageAt } from './page'

/** Preloads the page of a link when a pointer enters the link or the link gets the focus. */
export function usePreloadLinks() {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== window.location.origin) return
      const page = pageAt(link.pathname)
      if (page) void preloadQuietly([page])
    }
    const controller = new AbortController()
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, load, { signal: controller.signal })
    }
    return () => controller.abort()
  }, [])
}
