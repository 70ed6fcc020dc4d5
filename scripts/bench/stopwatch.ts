import type { Page } from '@playwright/test'

/** A step is over if nothing has changed for this time, in milliseconds. */
const QUIET_MS = 250

declare global {
  interface Window {
    /** Milliseconds since the page began: the last key or click, the paint after the last change, the last change. */
    stopwatch: { from: number; until: number; changed: number }
  }
}

/**
 * Adds a stopwatch to every page that opens. It starts at the last key or click, by the timestamp of the event, and
 * stops at the paint after the last change in `<main>`. It therefore includes all work that the page defers.
 */
export async function addStopwatch(page: Page) {
  await page.addInitScript(() => {
    const watch = { from: 0, until: 0, changed: 0 }
    window.stopwatch = watch
    let isPending = false
    const recordChange = () => {
      watch.changed = performance.now()
      if (isPending) return
      isPending = true
      requestAnimationFrame(() => {
        isPending = false
        const { from } = watch
        const stop = () => {
          if (watch.from === from) watch.until = performance.now()
        }
        // A task that is posted before a paint runs after it. This priority runs it before other tasks.
        void scheduler.postTask(stop, { priority: 'user-blocking' })
      })
    }
    const start = (event: Event) => {
      watch.from = event.timeStamp
      recordChange()
    }
    addEventListener('keydown', start, { capture: true })
    addEventListener('click', start, { capture: true })
    addEventListener('input', recordChange, { capture: true })
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver((changes) => {
      const main = document.querySelector('main')
      if (changes.some(({ target }) => main?.contains(target) || target.contains(main))) {
        recordChange()
      }
    }).observe(document, everything)
  })
}

/** The time from the last key or click to the paint of the last change, in milliseconds. */
export async function elapsed(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => window.stopwatch.until - window.stopwatch.from)
}

/** The time from the start of the page to the paint of the last change without input, in milliseconds. */
export async function opened(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => window.stopwatch.until)
}

/** Resolves once nothing has changed for a while. */
function settled(page: Page) {
  return page.evaluate(async (quiet) => {
    const { stopwatch } = window
    while (stopwatch.until < stopwatch.changed || performance.now() < stopwatch.changed + quiet) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, QUIET_MS)
}
