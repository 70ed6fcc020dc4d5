import type { Page } from '@playwright/test'

/**
 * Has every page wait for its font. Without it a page that is drawn before its font has come keeps the
 * browser's, which here is wider than those of phones: what is measured would tell the machine's load.
 */
export async function inItsFont(page: Page) {
  // The styles that name the font. They come with the page, so none are on the way when a test ends.
  await page.route(/\/main-[^/]*\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    })
  })
}
