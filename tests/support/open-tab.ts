import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { goWithin } from './go-within'

/**
 * Opens an address that names a tab, within the app from another tab of the same screen. Resolves when the tab
 * is drawn.
 */
export async function openTab(page: Page, address: string) {
  const { pathname } = new URL(address, 'http://localhost')
  if (page.url() !== 'about:blank' && new URL(page.url()).pathname === pathname) {
    await goWithin(page, address)
  } else {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-frame]')).toHaveCount(0)
  }
  await expect(page.getByText('Loading…')).toHaveCount(0)
  // The panel before stays until the next one can be drawn.
  await page.waitForFunction(() => {
    const pressed = document.querySelector('[role=tab][aria-selected=true]')
    const panel = document.querySelector('[role=tabpanel]')
    return pressed?.id === (panel?.getAttribute('aria-labelledby') ?? undefined)
  })
}
