import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colors, which are all that a theme changes. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * The axe violations of the page in its current state, each rule with its elements.
 * @param rules the rules to run; by default all rules of the standards
 */
export async function axeViolations(page: Page, rules?: string[]) {
  // Load axe once per page load: loading takes half as long as a run.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(document, options))?.violations,
    options,
  )
  if (!violations) throw new Error('axe is not in the page.')
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
