import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/* What people set in their system: more contrast, forced colors, less motion, large text. */

test('Who asks for more contrast reads remarks in the color of text, in both themes', async ({
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

test('In forced colors icons, switches and what is chosen can still be seen', async ({ page }) => {
  await seed(page, 'privacySettings', sampleData.privacySettings)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/app/settings')
  const icon = page.locator('.icon:visible').first()
  await expect(icon).toBeVisible()
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
  expect(await icon.evaluate((element) => getComputedStyle(element).color)).not.toBe(ground)
  const colorOf = (isOn: boolean) =>
    page
      .getByRole('switch', { checked: isOn })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorOf(true)).not.toBe(await colorOf(false))
  // Where its knob stands is the sign that needs no color.
  const edge = await page
    .getByRole('switch', { checked: false })
    .first()
    .locator('span > span')
    .evaluate((knob) => getComputedStyle(knob).border)
  expect(edge).toMatch(/^1px solid rgb\(/)
  expect(edge).not.toContain(ground)
})

test('Who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/app/pcs-prep')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return transitionDuration !== '0s' || animationName !== 'none'
      }).length,
  )
  expect(moving).toBe(0)
})

test('At 400 percent zoom nothing is cut off and everything can be reached', async ({ page }) => {
  // 1280 by 1024 at 400 % is a window of 320 by 256.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/app/job-search?edit=new')
  const save = page.getByRole('button', { name: 'Save' })
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // The bar on top must leave room for what is read.
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar?.height ?? 0).toBeLessThan(256 / 2)
})
