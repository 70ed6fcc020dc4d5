/** The styles that name the font: those of the public pages, and those of the app. */
const STYLES = /\/(main|app)-[^/]*\.css$/

/**
 * Has every page wait for its font. Without it a page that is drawn before its font has come keeps the
 * browser's, which here is wider than those of phones: what is measured would tell the machine's load.
 */
export async function inItsFont(page) {
  // They come with the page, so none are on the way when a test ends.
  await page.route(STYLES, async (route) => {
    // The server may close an idle connection just as it is taken up again.
    const response = await route.fetch({ maxRetries: 3 })
    const styles = await response.text()
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    })
  })
}
