import type { Page } from '@playwright/test'

/** The stylesheets that declare the web font: that of the public pages and that of the app. */
const STYLES = /\/(main|app)-[^/]*\.css$/

/**
 * Makes every page wait for its web font. Otherwise a page that renders before the font has loaded keeps the fallback
 * font, which is wider here than on phones, and measurements would depend on the load of the machine.
 */
export async function inItsFont(page: Page): Promise<void> {
  // The stylesheets block the page's load, so no request is pending when a test ends.
  await page.route(STYLES, async (route) => {
    // The server may close an idle connection just as it is reused.
    const response = await route.fetch({ maxRetries: 3 })
    const styles = await response.text()
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    })
  })
}
