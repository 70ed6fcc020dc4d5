import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The time at which the awaited element was painted, and that of the last press before it; 0 until then. */
    shown: { at: number; pressed: number }
  }
}

/**
 * Runs in a page: waits for an element that responds to the user, and records the time of its paint. The prerendered
 * frame of a page does not count.
 */
export function watchFor(selector: string) {
  const shown = { at: 0, pressed: 0 }
  window.shown = shown
  const notePress = ({ timeStamp }: Event) => (shown.pressed = timeStamp)
  addEventListener('click', notePress, { capture: true, once: true })
  addEventListener('keydown', notePress, { capture: true, once: true })
  const isThere = () =>
    [...document.querySelectorAll(selector)].some((found) => !found.closest('[inert], [hidden]'))
  const observer = new MutationObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const note = () => (shown.at = performance.now())
      // A task that is posted before a paint runs after it, and this one before other waiting tasks.
      void scheduler.postTask(note, { priority: 'user-blocking' })
    })
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** The time from the press, or from the start of the page, to the paint of the element, in milliseconds. */
export async function untilShown(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shown.at > 0)
  return page.evaluate(() => window.shown.at - window.shown.pressed)
}
