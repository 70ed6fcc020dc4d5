import { useCallback, useEffect, useRef } from 'react'

/** @returns whether the component is still mounted, for work that may end after it has unmounted */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
