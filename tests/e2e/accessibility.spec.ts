import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/fixtures'
import { openPlace, places } from '../support/places'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [path, name] of [
  ['/faq', 'Pricing'],
  ['/app/career-planner?tab=browse', 'Healthcare'],
] as const) {
  test(`A filter of ${path} can be read while it is chosen and the pointer is on it`, async ({
    page,
  }) => {
    await page.goto(path)
    const filter = page.getByRole('button', { name, exact: true })
    // The page may come as HTML: a button answers once the app runs.
    await expect(async () => {
      await filter.click()
      await expect(filter).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
    }).toPass()
    await filter.hover()
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((html, theme) => (html.dataset.theme = theme), theme)
      const { violations } = await new AxeBuilder({ page })
        .include('[aria-pressed=true]')
        .withRules(['color-contrast'])
        .analyze()
      expect(violations, `in the ${theme} theme`).toEqual([])
    }
  })
}

for (const place of places) {
  test(`axe finds nothing wrong with ${place.name}, in light and in dark`, async ({
    page,
    problems,
  }) => {
    if (place.problem) problems.expect(place.problem)
    if (place.width) await page.setViewportSize({ width: place.width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openPlace(page, place)

    for (const theme of ['light', 'dark'] as const) {
      // Both by the app's own rule for a person without a choice, and where a page has no switch.
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.locator('html').evaluate((html, theme) => (html.dataset.theme = theme), theme)
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }))
      expect(found, `in the ${theme} theme`).toEqual([])
    }
  })
}
