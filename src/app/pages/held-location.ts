import { useCallback, useDeferredValue } from 'react'
import { useRouter } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import { getArrival } from '../../engine/url/arrival'
import { pageAt } from './page'

/**
 * The location for wouter. After a click on a link it stays the previous one until the code of the new page has
 * loaded. Back and Forward switch at once, because the browser restores the scroll position at once.
 */
export function useHeldLocation(): [string, typeof navigate] {
  const path = usePathname()
  const isReady = pageAt(path)?.isReady() ?? false
  const held = useOnceReady(path, isReady || getArrival() === 'history')
  const go = useCallback<typeof navigate>(
    (to, options) => {
      // A page that is being left may still update its own URL. That must not bring the user back.
      const isLate = options?.replace && location.pathname !== held
      if (!isLate || !to.toString().startsWith(held)) navigate(to, options)
    },
    [held],
  )
  return [held, go]
}

/** The query string of the held location. Within one page it changes at once. */
export function useHeldSearch(): string {
  const path = usePathname()
  const [held] = useHeldLocation()
  const search = useSearch()
  const before = useDeferredValue(search)
  return path === held ? search : before
}

/** Whether the code of the next page is still loading. */
export function useIsWaiting(): boolean {
  const router = useRouter()
  // As in the URL. The path of `useLocation` is decoded.
  const [held] = router.hook(router)
  return usePathname(router) !== held
}
