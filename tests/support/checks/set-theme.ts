import type { Page } from '@playwright/test'

/** Shows the page in a theme: by the app's own rule for a person without a choice, and where a page has no switch. */
export async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator('html').evaluate((html, theme) => (html.dataset.theme = theme), theme)
}
