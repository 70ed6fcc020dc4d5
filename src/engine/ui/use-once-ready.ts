import { useDeferredValue } from 'react'

/**
 * Something that decides which code is drawn. A new one whose code is not there yet is drawn in a
 * transition: until then what was drawn before stays, and nothing stands in for it.
 */
export function useOnceReady<Value>(value: Value, isReady: boolean): Value {
  const before = useDeferredValue(value)
  return isReady ? value : before
}
