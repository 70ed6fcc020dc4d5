import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that stays the same at every render and calls the latest `run`, so that it does not rerender the
 * memoized components that get it.
 */
export function useStable<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args) => latest.current(...args), [])
}
