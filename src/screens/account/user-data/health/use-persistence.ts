import { useEffect, useState } from 'react'

/**
 * What is known about persistent storage: `kept` was granted, `evictable` was not granted, `declined` was just refused,
 * `unknown` has no answer.
 */
export type Persistence = 'unknown' | 'kept' | 'evictable' | 'declined'

/**
 * The state of persistent storage, and a function that requests it. Some browsers decide on their own, others ask the
 * person.
 * @param onAnswer called with the outcome of the request
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

  const requestPersistence = async () => {
    const answer = await manager.persist().then(
      (isKept) => (isKept ? 'kept' : 'declined'),
      () => 'unknown' as const,
    )
    setPersistence(answer)
    onAnswer(answer)
  }
  return { persistence, requestPersistence }
}
