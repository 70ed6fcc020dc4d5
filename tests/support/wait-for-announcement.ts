import type { Page } from '@playwright/test'

/** Waits until a live region has a text with this beginning. Polls more often than once per frame. */
export function waitForAnnouncement(page: Page, beginning: string): Promise<void> {
  return page.evaluate(
    (beginning) =>
      new Promise<void>((resolve) => {
        const poll = () => {
          const regions = [...document.querySelectorAll('[role=status]')]
          if (regions.some(({ textContent }) => textContent.startsWith(beginning))) resolve()
          else setTimeout(poll, 1)
        }
        poll()
      }),
    beginning,
  )
}
