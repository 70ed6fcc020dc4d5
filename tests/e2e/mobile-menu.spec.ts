import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'

test.use({ viewport: { width: 390, height: 800 } })

const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.beforeEach(async ({ page }) => {
  await page.goto(hub)
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
})

test('The menu lists the places and marks the current one', async ({ page }) => {
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Job Search'])
  for (const link of await menu(page).getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(box?.height, 'a target for a thumb').toBeGreaterThanOrEqual(44)
  }
})

test('A choice in the menu opens that place and closes the menu', async ({ page }) => {
  const last = menu(page).getByRole('link').last()
  const path = await last.getAttribute('href')
  await last.click()
  await expect(page).toHaveURL(String(path))
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await menu(page).getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('The menu closes when the focus leaves it, and covers nothing that has it', async ({
  page,
}) => {
  await menu(page).getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
})

test('A press outside closes the menu, and so does its button', async ({ page }) => {
  await button(page).click()
  await expect(menu(page)).toBeHidden()
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(195, 780)
  await expect(menu(page)).toBeHidden()
})
