import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colors, which is all that a theme changes. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it is, each rule with its elements.
 * @param rules those to look at; all of the standards where left out
 */
export async function axeViolations(page: Page, rules?: string[]) {
  // No page has frames: one run in the page itself, without a second page to gather what frames found.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
