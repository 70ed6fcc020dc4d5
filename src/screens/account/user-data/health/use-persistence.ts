import { useEffect, useState } from 'react'

/** Whether the browser may delete the data on its own; `unknown` until it answers, and if it does not. */
export type Persistence = 'unknown' | 'kept' | 'evictable' | 'declined'

/**
 * Whether the browser keeps the data, and a function that requests persistent storage. Some browsers decide on their
 * own, others ask the person.
 * @param onAnswer called with the browser's answer to the request
 */
export function usePersistence(onAnswer: (answer: Persistence) => void) {
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
    const answer = isKept ? 'kept' : 'declined'
    setPersistence(answer)
    onAnswer(answer)
  }
  return { persistence, ask }
}
