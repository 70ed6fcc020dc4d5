import { useRef, useState } from 'react'
import type { AnyRecord } from '../../schema/entity'

/** How long a delete can be taken back at the least, in milliseconds. */
const STAND = 10_000

export interface Deleted {
  record: AnyRecord
  /** Where it stood in the list. */
  position: number
}

/**
 * The last delete, for as long as it can be taken back: until it is dismissed, or until the next
 * change, but no less than ten seconds.
 */
export function useUndoDelete() {
  const [deleted, setDeleted] = useState<Deleted>()
  const since = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forget = () => {
    clearTimeout(timer.current)
    setDeleted(undefined)
  }
  return {
    deleted,
    forget,
    remember: (next: Deleted) => {
      clearTimeout(timer.current)
      since.current = Date.now()
      setDeleted(next)
    },
    /** Another change was made: the time of this one is running out. */
    expire: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(forget, since.current + STAND - Date.now())
    },
  }
}
