import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/* System preferences: more contrast, forced colors, zoom. */

test('With more contrast preferred, muted text has the color of other text, in both themes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  await page.goto('/app')
  for (const theme of ['light', 'dark'] as const) {
    await test.step(`the ${theme} theme`, async () => {
      await page.emulateMedia({ colorScheme: theme, contrast: 'more' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { muted, text } = await page.locator('html').evaluate((html) => {
        const style = getComputedStyle(html)
        return { muted: style.getPropertyValue('--muted'), text: style.getPropertyValue('--text') }
      })
      expect(text).toMatch(/^#/)
      expect(muted).toBe(text)
    })
  }
})

test('In forced colors, icons, switches and their states are still visible', async ({ page }) => {
  await seed(page, 'privacySettings', sampleData.privacySettings)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/app/settings')
  const icon = page.locator('.icon:visible').first()
  await expect(icon).toBeVisible()
  const background = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
  expect(await icon.evaluate((element) => getComputedStyle(element).color)).not.toBe(background)
  const colorOf = (isOn: boolean) =>
    page
      .getByRole('switch', { checked: isOn })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorOf(true)).not.toBe(await colorOf(false))
  // The position of the knob shows the state without color.
  const border = await page
    .getByRole('switch', { checked: false })
    .first()
    .locator('span > span')
    .evaluate((knob) => getComputedStyle(knob).border)
  expect(border).toMatch(/^1px solid rgb\(/)
  expect(border).not.toContain(background)
})

test('In forced colors, the active search result has an outline in the color of a selection', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/app')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('license')
  const active = page.getByRole('option', { selected: true })
  await expect(active).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS(
    'outline-style',
    'none',
  )
})

test('At 400 percent zoom, nothing scrolls sideways, Save can be reached, and the header leaves room', async ({
  page,
}) => {
  // 1280 by 1024 at 400 % is a window of 320 by 256.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/app/job-search?edit=new')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click({ trial: true })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // The header must leave room for the content.
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height ?? Infinity).toBeLessThan(256 / 2)
})
