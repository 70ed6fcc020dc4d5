import type { Page } from '@playwright/test'

/** How long nothing may have been drawn before a step counts as over, in milliseconds. */
const QUIET_MS = 250

declare global {
  interface Window {
    stopwatch: { from: number; until: number; touched: number }
  }
}

/**
 * Puts a stopwatch into every page that opens: it starts at the last key or click, by the browser's own
 * time of it, and stops at the paint after the last change in the page's main part. Nothing that the
 * page does about the event can hide from it, whenever it is done.
 */
export async function addStopwatch(page: Page) {
  await page.addInitScript(() => {
    const watch = { from: 0, until: 0, touched: 0 }
    window.stopwatch = watch
    let isAwaited = false
    const note = () => {
      watch.touched = performance.now()
      if (isAwaited) return
      isAwaited = true
      requestAnimationFrame(() => {
        isAwaited = false
        const { from } = watch
        const stop = () => {
          if (watch.from === from) watch.until = performance.now()
        }
        // A task that is posted before a paint runs after it; this one before whatever else waits.
        void scheduler.postTask(stop, { priority: 'user-blocking' })
      })
    }
    const start = (event: Event) => {
      watch.from = event.timeStamp
      note()
    }
    addEventListener('keydown', start, { capture: true })
    addEventListener('click', start, { capture: true })
    addEventListener('input', note, { capture: true })
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver((changes) => {
      const main = document.querySelector('main')
      if (changes.some(({ target }) => main?.contains(target) || target.contains(main))) note()
    }).observe(document, everything)
  })
}

/** From the last key or click to the paint of the last thing that it changed, in milliseconds. */
export async function elapsed(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => window.stopwatch.until - window.stopwatch.from)
}

/** From the start of the page to the paint of the last thing that it drew by itself, in milliseconds. */
export async function opened(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => window.stopwatch.until)
}

/** Resolves once nothing has been drawn for a while. */
function settled(page: Page) {
  return page.evaluate(async (quiet) => {
    const { stopwatch } = window
    while (stopwatch.until < stopwatch.touched || performance.now() < stopwatch.touched + quiet) {
      await new Promise((rest) => setTimeout(rest, 50))
    }
  }, QUIET_MS)
}
