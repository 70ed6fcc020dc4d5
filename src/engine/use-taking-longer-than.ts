import { useEffect, useState } from 'react'

/** How long a save or another operation may run before the interface shows that it is waiting. */
const WAITING_MS = 2000

/**
 * Whether an operation has been running for longer than `ms`.
 * @param operation identifies the operation that is running, by object identity or number; undefined for none
 */
export function useTakingLongerThan(
  operation: object | number | undefined,
  ms = WAITING_MS,
): boolean {
  const [overdue, setOverdue] = useState<object | number>()
  useEffect(() => {
    if (operation === undefined) return
    const timer = setTimeout(() => setOverdue(operation), ms)
    return () => clearTimeout(timer)
  }, [operation, ms])
  return operation !== undefined && overdue === operation
}
