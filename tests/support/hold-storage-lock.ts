import type { Page } from '@playwright/test'

declare global {
  interface Window {
    releaseStorageLock: () => void
  }
}

/**
 * Holds the lock of all writes, as another tab does while it writes.
 * @returns a function that releases the lock
 */
export async function holdStorageLock(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((acquired) => {
        void navigator.locks.request('stored', () => {
          acquired()
          return new Promise<void>((release) => {
            window.releaseStorageLock = release
          })
        })
      }),
  )
  return () => page.evaluate(() => window.releaseStorageLock())
}
