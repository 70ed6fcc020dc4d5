import { useRef } from 'react'

/**
 * An action that ignores a call while an earlier one has not settled: the second press of a double click would find
 * the change of the first, and report it as somebody else's.
 */
export function useOneAtATime<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
) {
  const isRunning = useRef(false)
  return async (...args: Arguments) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await action(...args)
    } finally {
      isRunning.current = false
    }
  }
}
