import type { ConsoleMessage, Page } from '@playwright/test'

// The tests block service workers unless they are about them, and the app says that it got none.
const isOfBlockedWorker = (text: string) => /service worker/i.test(text)

/**
 * Collects the warnings that the page writes to the console from here on, until it is stopped; errors
 * fail every test anyway.
 */
export function watchWarnings(page: Page): { warnings: readonly string[]; stop: () => void } {
  const warnings: string[] = []
  const note = (message: ConsoleMessage) => {
    const isWarning = message.type() === 'warning' && !isOfBlockedWorker(message.text())
    if (isWarning) warnings.push(message.text())
  }
  page.on('console', note)
  return { warnings, stop: () => page.off('console', note) }
}
