import { expect, test } from '../support/fixtures'

/* Letters that a person has set larger in the browser, as phones offer it: 16 pixels are usual. */

for (const [letters, width] of [
  [24, 320],
  [32, 390],
] as const) {
  test(`With letters of ${letters} pixels on ${width}, the bar leaves room and nothing is cut off`, async ({
    browser,
    baseURL,
  }, { project }) => {
    const { launchOptions = {} } = project.use
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`]
    const reader = await browser.browserType().launch({ ...launchOptions, args })
    const options = { viewport: { width, height: 800 }, serviceWorkers: 'block' } as const
    const page = await reader.newPage(baseURL ? { ...options, baseURL } : { ...options })
    for (const path of [
      '/',
      '/faq',
      '/app',
      '/app/job-search',
      '/app/housing',
      // Its links have words that are wider than a phone.
      '/app/housing?tab=resources',
      '/app/settings',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[data-frame]')).toHaveCount(0)
      const found = await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight)
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return { bar: Math.max(0, bar), width: document.documentElement.scrollWidth }
      })
      expect(found.bar, `${path}: what the bar covers of 800 pixels`).toBeLessThan(200)
      expect(found.width, `${path} does not scroll sideways`).toBeLessThanOrEqual(width)
    }
    await page.goto('/app/housing')
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(
      page.getByRole('link', { name: 'Milspouse Command Center' }).first(),
    ).toBeAttached()
    await reader.close()
  })
}
