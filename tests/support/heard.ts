import type { Page } from '@playwright/test'

/** Waits until the live region says something that begins with this, and not a frame longer. */
export function heard(page: Page, beginning: string): Promise<void> {
  return page.evaluate(
    (beginning) =>
      new Promise<void>((resolve) => {
        const listen = () => {
          const said = [...document.querySelectorAll('[role=status]')]
          if (said.some(({ textContent }) => textContent.startsWith(beginning))) resolve()
          else setTimeout(listen, 1)
        }
        listen()
      }),
    beginning,
  )
}
