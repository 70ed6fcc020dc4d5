import type { Page } from '@playwright/test'

/** Navigates within the app as its links do, without a reload: the router listens to the history. */
export async function goWithin(page: Page, url: string) {
  await page.evaluate((next) => history.pushState(null, '', next), url)
}
