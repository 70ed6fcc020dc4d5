import type { ConsoleMessage, Page } from '@playwright/test'

// Most tests block service workers, and the app warns when registration fails.
const isOfBlockedWorker = (text: string) => /service worker/i.test(text)

/**
 * Collects the page's console warnings until `stop` is called. Errors fail every test anyway.
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
