import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that is the same one at every render and runs the latest of those it was given: what is
 * handed it is not drawn again because of it.
 */
export function useStable<Given extends unknown[], Result>(
  run: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given) => latest.current(...given), [])
}
