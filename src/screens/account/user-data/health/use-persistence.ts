import { useEffect, useState } from 'react'

/** Whether the browser may delete the data on its own; `unknown` until it answers, and if it does not. */
export type Persistence = 'unknown' | 'kept' | 'evictable' | 'declined'

/**
 * Whether the browser keeps the data, and a function that requests persistent storage. Some browsers decide on their
 * own, others ask the person.
 */
export function usePersistence() {
  const [persistence, setPersistence] = useState<Persistence>('unknown')
  // Pages without https have no storage manager.
  const manager: StorageManager | undefined = navigator.storage

  useEffect(() => {
    manager
      ?.persisted()
      .then((isKept) => setPersistence(isKept ? 'kept' : 'evictable'))
      .catch(() => undefined)
  }, [manager])

  const ask = async () => {
    const isKept = await manager.persist().catch(() => false)
    setPersistence(isKept ? 'kept' : 'declined')
  }
  return { persistence, ask }
}
