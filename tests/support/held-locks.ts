import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/**
 * Locks that another tab holds, until the test lets them go. For a repository that is made afterwards.
 * @returns `letGo` gives the lock to all that wait for it by then, and waits until they have done their work
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
    letGo: () =>
      act(async () => {
        waiting.splice(0).forEach((go) => go())
        await new Promise((soon) => setTimeout(soon))
      }),
  }
}
