import type { Page } from '@playwright/test'

/**
 * Holds scripts of the site back.
 * @param files which ones, as a glob; all of them by default
 * @returns what lets them through
 */
export async function holdScripts(page: Page, files = '*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${files}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
