import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The times of the paint of the expected element and of the press before it. 0 until then. */
    shown: { at: number; pressed: number }
  }
}

/**
 * Runs in a page: waits for an element that a user can use, and records when it is painted. The prerendered frame of
 * a page, which is inert, does not count.
 */
export function watchFor(selector: string) {
  const shown = { at: 0, pressed: 0 }
  window.shown = shown
  const recordPress = ({ timeStamp }: Event) => (shown.pressed = timeStamp)
  addEventListener('click', recordPress, { capture: true, once: true })
  addEventListener('keydown', recordPress, { capture: true, once: true })
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((found) => !found.closest('[inert], [hidden]'))
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const record = () => (shown.at = performance.now())
      // A task that is posted before a paint runs after it. This priority runs it before other tasks.
      void scheduler.postTask(record, { priority: 'user-blocking' })
    })
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** The time from the press, or from the start of the page, to the paint of the element, in milliseconds. */
export async function untilShown(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shown.at > 0)
  return page.evaluate(() => window.shown.at - window.shown.pressed)
}
