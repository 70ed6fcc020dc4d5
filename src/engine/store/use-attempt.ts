import { useState } from 'react'
import { SaveError } from './save-error'

/** Makes changes that may not reach the storage, and keeps the sentence about the last one that did not. */
export function useAttempt() {
  const [failure, setFailure] = useState('')

  /** @returns whether the change was made. Errors other than a SaveError are thrown on. */
  const attempt = async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change()
      setFailure('')
      return true
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      setFailure(error.message)
      return false
    }
  }
  return { failure, attempt }
}
