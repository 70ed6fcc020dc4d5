import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/**
 * Replaces Web Locks with locks that another tab holds until the test releases them. Call it before the
 * repository is created.
 * @returns `release` grants the lock to every pending request and waits until their work is done
 */
export function heldLocks() {
  const waiting: (() => void)[] = []
  const request = async (_name: string, work: () => unknown) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return work()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  return {
    /** How many wait for the lock. */
    waitingCount: () => waiting.length,
    release: () =>
      act(async () => {
        waiting.splice(0).forEach((grant) => grant())
        await new Promise((resolve) => setTimeout(resolve))
      }),
  }
}
