import { axeViolations } from '../support/checks/axe-violations'
import { setTheme } from '../support/checks/set-theme'
import { chooseFilter } from '../support/choose-filter'
import { expect, test } from '../support/fixtures'

test('A chosen filter under the pointer has enough color contrast', async ({ page }) => {
  for (const [path, name] of [
    ['/faq', 'Pricing'],
    ['/app/career-planner?tab=browse', 'Healthcare'],
  ] as const) {
    await page.goto(path)
    const filter = page.getByRole('button', { name, exact: true })
    await chooseFilter(filter)
    await filter.hover()
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      const violations = await axeViolations(page, ['color-contrast'])
      expect(violations, `${path} in the ${theme} theme`).toEqual([])
    }
  }
})
