import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When what is waited for was painted, and the last press before that; 0 until then. */
    shown: { at: number; pressed: number }
  }
}

/**
 * Runs in a page: waits for an element that a person can use, and notes when it is painted. The frame of
 * a page, which is only a picture of it, does not count.
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
      // A task that is posted before a paint runs after it; this one before whatever else waits.
      void scheduler.postTask(note, { priority: 'user-blocking' })
    })
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** From the press, or from the start of the page, to the paint of what is waited for, in milliseconds. */
export async function untilShown(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shown.at > 0)
  return page.evaluate(() => window.shown.at - window.shown.pressed)
}
