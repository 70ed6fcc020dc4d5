import { useRef } from 'react'

/**
 * An action that ignores calls until the one before has settled. Without this, the second press of a double click
 * would find what the first has changed, and say that it was changed elsewhere.
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
