import type { Page } from '@playwright/test'

// The tests block service workers unless they are about them, and the app says that it got none.
const isOfBlockedWorker = (text: string) => /service worker/i.test(text)

/** Collects the warnings that the page writes to the console from here on; errors fail every test anyway. */
export function watchWarnings(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    const isWarning = message.type() === 'warning' && !isOfBlockedWorker(message.text())
    if (isWarning) seen.push(message.text())
  })
  return seen
}
