import type { Page } from '@playwright/test'

/** Waits for a live region whose text begins with this. Polls faster than a frame. */
export function heard(page: Page, beginning: string): Promise<void> {
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
