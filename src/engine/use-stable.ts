import { useCallback, useLayoutEffect, useRef, useState } from 'react'

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

/** Returns the first object with these values until one of them changes, so that a context rerenders only then. */
export function useShallowSame<Value extends object>(next: Value): Value {
  const [last, setLast] = useState(next)
  const before = new Map<string, unknown>(Object.entries(last))
  const isSame = Object.entries(next).every(([name, value]) => value === before.get(name))
  if (isSame) return last
  setLast(next)
  return next
}
