import { useEffect, useState } from 'react'

/** Whether the browser may delete the data by itself: `unknown` until, or unless, it says. */
export type Persistence = 'unknown' | 'kept' | 'evictable' | 'declined'

/**
 * What the browser says about keeping the data, and the way to ask it for more. Browsers decide by
 * themselves; some ask the person.
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
