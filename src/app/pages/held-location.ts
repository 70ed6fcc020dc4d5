import { useCallback, useDeferredValue } from 'react'
import { useLocation, useRouter } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import { cameBy } from './arrival'
import { pageAt } from './page'

/**
 * The address for wouter. After a link whose page has to be loaded it stays the one before, until the new
 * page can be drawn. Who goes Back or Forward does not wait: the browser looks for the place on that page at once.
 */
export function useHeldLocation(): [string, typeof navigate] {
  const path = usePathname()
  const isReady = pageAt(path)?.isReady() ?? false
  const held = useOnceReady(path, isReady || cameBy() === 'history')
  const go = useCallback<typeof navigate>(
    (to, options) => {
      // What a page on its way out does to its own address must not bring its person back.
      const isLate = options?.replace && location.pathname !== held
      if (!isLate || !to.toString().startsWith(held)) navigate(to, options)
    },
    [held],
  )
  return [held, go]
}

/** The search of the held address. On one and the same page it changes at once. */
export function useHeldSearch(): string {
  const path = usePathname()
  const [held] = useHeldLocation()
  const search = useSearch()
  const before = useDeferredValue(search)
  return path === held ? search : before
}

/** Whether the page of the address is waited for. */
export function useIsWaiting(): boolean {
  const [held] = useLocation()
  return usePathname(useRouter()) !== held
}
