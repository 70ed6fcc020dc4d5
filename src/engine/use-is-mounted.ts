import { useCallback, useEffect, useRef } from 'react'

/** @returns whether the view is still drawn: what ends after it was left must call nobody back */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
