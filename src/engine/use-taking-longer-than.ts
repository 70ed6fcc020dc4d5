import { useEffect, useState } from 'react'

/** A change that waits longer than this is said to wait, with what to do about it. */
const WAITING_MS = 2000

/** Whether one and the same thing has been going on for so long. @param what is going on; undefined for nothing */
export function useTakingLongerThan(what: object | number | undefined, ms = WAITING_MS): boolean {
  const [overdue, setOverdue] = useState<object | number>()
  useEffect(() => {
    if (what === undefined) return
    const timer = setTimeout(() => setOverdue(what), ms)
    return () => clearTimeout(timer)
  }, [what, ms])
  return what !== undefined && overdue === what
}
