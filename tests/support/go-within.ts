import type { Page } from '@playwright/test'

/** Goes to a page of the app as its links do, without loading it anew: the router listens to the history. */
export async function goWithin(page: Page, address: string) {
  await page.evaluate((next) => history.pushState(null, '', next), address)
}
