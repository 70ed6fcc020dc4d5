import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colors, which is all that a theme changes. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it is, each rule with its elements.
 * @param rules those to look at; all of the standards where left out
 */
export async function axeViolations(page: Page, rules?: string[]) {
  // It stays in the page until the next navigation. Loading it takes half as long as a run.
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
