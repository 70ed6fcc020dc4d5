import { useRef, useState } from 'react'
import { createStore } from '../page-store'
import { useIsMounted } from '../use-is-mounted'
import { SaveError } from './save-error'

/** The error of the last change that failed to be stored after its view was unmounted. Each failure is a new error. */
export const lateFailure = createStore<SaveError | undefined>(undefined)

interface Failure {
  error: SaveError
  /** How many attempts had begun when it occurred. */
  attempts: number
}

/**
 * Makes changes that may fail to be stored, and keeps the error of the last failure until a change that began after
 * it succeeds. If the view is unmounted by then, `lateFailure` gets the error.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<Failure>()
  const begun = useRef(0)
  const isMounted = useIsMounted()

  /** @returns whether the change was made. Errors other than a SaveError are rethrown. */
  const attempt = async (change: () => Promise<unknown>) => (await attemptFor(change)) !== undefined

  /** @returns the result of the change; undefined if it was not made */
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
      if (isMounted()) setFailure({ error, attempts: begun.current })
      else lateFailure.set(error)
      return undefined
    }
  }
  return { failure: failure?.error, attempt, attemptFor }
}
