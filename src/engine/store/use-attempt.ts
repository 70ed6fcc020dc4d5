import { useRef, useState } from 'react'
import { useIsMounted } from '../use-is-mounted'
import { lateFailure } from './late-failure'
import { SaveError } from './save-error'

interface Failure {
  message: string
  /** How many attempts had begun when it came. */
  attempts: number
}

/**
 * Makes changes that may not reach the storage, and keeps the sentence about the last one that did not:
 * until one that began after it succeeds. Where the view is gone by then, the page says it.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<Failure>()
  const begun = useRef(0)
  const isMounted = useIsMounted()

  /** @returns whether the change was made. Errors other than a SaveError are thrown on. */
  const attempt = async (change: () => Promise<unknown>) => (await attemptFor(change)) !== undefined

  /** @returns what came of the change, where it was made */
  const attemptFor = async <Result>(
    change: () => Promise<Result>,
  ): Promise<{ result: Result } | undefined> => {
    const turn = ++begun.current
    try {
      const result = await change()
      setFailure((failed) => (failed && failed.attempts < turn ? undefined : failed))
      return { result }
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      if (isMounted()) setFailure({ message: error.message, attempts: begun.current })
      else lateFailure.set(error.message)
      return undefined
    }
  }
  return { failure: failure?.message ?? '', attempt, attemptFor }
}
