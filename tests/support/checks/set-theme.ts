import type { Page } from '@playwright/test'

/** Shows the page in a theme: emulates the system setting, and sets the attribute for pages that ignore it. */
export async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator('html').evaluate((html, theme) => (html.dataset.theme = theme), theme)
}
