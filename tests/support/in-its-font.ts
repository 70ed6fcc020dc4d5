import type { Page } from '@playwright/test'

/**
 * Has every page wait for its font. Without it a page that is drawn before its font has come keeps the
 * browser's, which here is wider than those of phones: what is measured would tell the machine's load.
 */
export async function inItsFont(page: Page) {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    })
  })
}
