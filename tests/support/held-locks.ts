import { act, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'

/**
 * Replaces Web Locks with locks that another tab holds until the test releases them. Call it before the
 * repository is created.
 * @returns `release` grants the lock to every pending request and waits until their work is done; `releaseNext` waits
 * for a request, grants it the lock, and waits until the lock is free again: a busy tab takes new work under its lock
 */
export function heldLocks() {
  const waiting: (() => void)[] = []
  const granted: unknown[] = []
  const request = async (_name: string, work: () => unknown) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    const done = work()
    granted.push(done)
    return done
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  /** How many wait for the lock. */
  const waitingCount = () => waiting.length
  const release = () =>
    act(async () => {
      waiting.splice(0).forEach((grant) => grant())
      await new Promise((resolve) => setTimeout(resolve))
    })
  const releaseNext = async () => {
    await waitFor(() => expect(waitingCount()).toBe(1))
    await release()
    await act(() => Promise.all(granted))
  }
  return { waitingCount, release, releaseNext }
}

/**
 * Presses a button twice by keyboard while its save waits for the lock. Expects that the button keeps the focus and
 * that the second press does nothing.
 */
export async function expectOneSave(
  user: UserEvent,
  button: HTMLButtonElement,
  { waitingCount }: Pick<ReturnType<typeof heldLocks>, 'waitingCount'>,
) {
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button.textContent).toBe('Saving…'))
  // A disabled button loses the focus in a browser.
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(waitingCount()).toBe(1))
  await user.keyboard('{Enter}')
  expect(waitingCount()).toBe(1)
}
