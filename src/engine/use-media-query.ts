import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches. Rerenders when that changes.
 * @param read returns the value, if it does not depend on the query alone
 */
export function useMediaQuery(
  query: string,
  read = (): boolean => matchMedia(query).matches,
): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, read, () => false)
}
