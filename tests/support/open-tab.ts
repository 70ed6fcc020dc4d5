import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { goWithin } from './go-within'

/**
 * Opens the URL of a tab, by client-side navigation if the page is already open. Resolves when the tab's panel is
 * rendered.
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
  // The previous panel stays until the next one can render.
  await page.waitForFunction(() => {
    const selected = document.querySelector('[role=tab][aria-selected=true]')
    const panel = document.querySelector('[role=tabpanel]')
    return selected?.id === (panel?.getAttribute('aria-labelledby') ?? undefined)
  })
}
