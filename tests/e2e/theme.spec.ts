import type { Page } from '@playwright/test'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { hub } from '../support/job-search-hub'
import { readRaw, seedRaw } from '../support/storage'

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' })
const html = (page: Page) => page.locator('html')
const darkBackground = 'rgb(14, 21, 33)'

test('Dark mode is stored and survives a reload; without a choice the theme follows the system', async ({
  page,
  context,
}) => {
  await test.step('Dark mode is stored as the text true or false, and survives a reload', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(hub)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await toggle(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await readRaw(page, 'darkMode')).toBe('true')

    await page.reload()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(html(page)).toHaveCSS('background-color', darkBackground)
    await toggle(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    expect(await readRaw(page, 'darkMode')).toBe('false')
  })

  await startOver(page)

  await test.step('Without a choice the theme follows the system as it changes, and stores nothing', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(hub)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    expect(await readRaw(page, 'darkMode')).toBeNull()
  })

  await startOver(page)

  await test.step('A choice in one tab reaches the others', async () => {
    const other = await context.newPage()
    await page.goto(hub)
    await other.goto(hub)
    await expect(toggle(other)).toHaveAttribute('aria-pressed', 'false')
    await toggle(page).click()
    await expect(html(other)).toHaveAttribute('data-theme', 'dark')
  })
})

test('The page has its theme before the app runs: the stored one, or else the system’s', async ({
  page,
}) => {
  for (const { stored, system, theme } of [
    { stored: true, system: 'light', theme: 'dark' },
    { stored: false, system: 'dark', theme: 'light' },
    { stored: undefined, system: 'dark', theme: 'dark' },
  ] as const) {
    await test.step(`With ${stored ?? 'nothing'} stored on a ${system} system it is ${theme}`, async () => {
      await startOver(page, stored === undefined ? {} : { darkMode: stored })
      await page.emulateMedia({ colorScheme: system })
      const release = await holdScripts(page)
      await page.goto(hub, { waitUntil: 'commit' })
      await expect(html(page)).toHaveAttribute('data-theme', theme)
      const background = expect(html(page))
      if (theme === 'dark') await background.toHaveCSS('background-color', darkBackground)
      else await background.not.toHaveCSS('background-color', darkBackground)
      await expect(page.locator('[data-frame]')).toHaveCount(1)

      release()
      await expect(toggle(page)).toHaveAttribute('aria-pressed', String(theme === 'dark'))
      await expect(html(page)).toHaveAttribute('data-theme', theme)
    })
  }
})

test('A prerendered page has the stored theme from its first paint', async ({ page }) => {
  await seedRaw(page, 'darkMode', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(html(page)).toHaveCSS('background-color', darkBackground)
  release()
  await page.waitForLoadState('load')
  await expect(html(page)).toHaveCSS('background-color', darkBackground)
})
