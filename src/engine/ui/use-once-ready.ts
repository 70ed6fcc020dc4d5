import { useDeferredValue } from 'react'

/**
 * Returns a value that decides which code is rendered. Until the code of a new value has loaded, returns the previous
 * value, and renders the new one in a transition, so that no fallback is shown.
 */
export function useOnceReady<Value>(value: Value, isReady: boolean): Value {
  const before = useDeferredValue(value)
  return isReady ? value : before
}
