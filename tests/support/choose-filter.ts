import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/**
 * Chooses a filter. It retries, because the buttons of a prerendered page work only once the app runs.
 * @param press presses its button; a click by default
 */
export async function chooseFilter(filter: Locator, press = () => filter.click()) {
  await expect(async () => {
    await press()
    await expect(filter).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
  }).toPass()
}
