import type { Page } from '@playwright/test'

/**
 * Delays requests for scripts of the site.
 * @param files a glob for the file names; all scripts by default
 * @returns a function that lets the requests continue
 */
export async function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${files}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
