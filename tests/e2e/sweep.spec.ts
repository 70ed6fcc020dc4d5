import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations, colorRules } from '../support/checks/axe-violations'
import { crawl } from '../support/checks/crawl'
import { overflowingElements } from '../support/checks/overflowing-elements'
import { expectPage } from '../support/checks/expect-page'
import { linkProblems, linksOf } from '../support/checks/link-problems'
import { setTheme } from '../support/checks/set-theme'
import { smallTargets } from '../support/checks/small-targets'
import { watchForFormats } from '../support/checks/used-formats'
import { watchWarnings } from '../support/checks/watch-warnings'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { openPageState, pageStates, pageStatesByArea, type PageState } from '../support/page-states'

/*
 * Opens each page state once and runs the checks that apply to every one. The checks are soft: a failure does not stop
 * the next one. Its message names the state, the theme or the width, and the elements. The fixtures also fail on
 * console errors, policy violations and requests to another origin.
 *
 * The page states of an area share one browser page, so that the code of the area is loaded once.
 */

// A stuck action fails by itself, before the test times out.
test.use({ actionTimeout: 15_000 })

test.beforeEach(({ page }) => enableDataSaver(page))

const softly = expect.configure({ soft: true })

for (const { area, members } of pageStatesByArea(pageStates)) {
  test(`Every page state of ${area} is accessible, fits a phone with large enough touch targets, and has no broken link`, async ({
    page,
    context,
    problems,
  }) => {
    test.setTimeout(60_000 + members.length * 30_000)
    const usedFormats = await watchForFormats(page)
    for (const state of members) {
      if (state.problem) problems.expect(state.problem)
      await test.step(state.name, () => checkPageState(page, context, state, usedFormats))
    }
  })
}

async function checkPageState(
  page: Page,
  context: BrowserContext,
  state: PageState,
  usedFormats: () => Promise<string[]>,
) {
  const { width = 1280 } = state
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const { warnings, stop } = watchWarnings(page)

  await openPageState(page, state)
  if (state.page) {
    await expectPage(page, state, state.page)
    expect.soft(await usedFormats(), `${state.name}: the browser’s own formats`).toEqual([])
  }

  const links = await linksOf(page)
  const wrongLinks = await linkProblems(page, links, state.missing ?? [])
  expect.soft(wrongLinks, `${state.name}: links`).toEqual([])

  // Taller than the page, so that no sticky element covers part of a control.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: height + 200 })
  await setTheme(page, 'light')
  expect.soft(await axeViolations(page), `${state.name}: axe`).toEqual([])
  await setTheme(page, 'dark')
  const inDark = await axeViolations(page, colorRules)
  expect.soft(inDark, `${state.name}, dark theme: axe`).toEqual([])
  await page.setViewportSize({ width, height: 800 })
  for (const phoneWidth of [390, 320]) await expectToFit(page, state, phoneWidth)

  // The crawl navigates away from the page.
  if (!state.missing) {
    expect.soft(await crawl(page, links), `${state.name}: links of the linked pages`).toEqual([])
  }
  stop()
  expect.soft(warnings, `${state.name}: warnings`).toEqual([])
  expect.soft(await context.cookies(), `${state.name}: cookies`).toEqual([])
  expect.soft(await page.evaluate(() => document.cookie), `${state.name}: cookies`).toBe('')
}

/** Expects that at this width nothing is cut off or scrolls sideways, and touch targets are large enough. */
async function expectToFit(page: Page, state: PageState, width: number) {
  const messageFor = (what: string) => `${state.name}, ${width} pixels wide: ${what}`
  await page.setViewportSize({ width, height: 800 })
  await expect.soft(state.shows(page), messageFor('still there')).toBeVisible()
  // Collapsed content is laid out a moment later.
  await softly.poll(() => overflowingElements(page), messageFor('beyond the side')).toEqual([])
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(scrollWidth, messageFor('scrolls sideways')).toBeLessThanOrEqual(width)
  expect.soft(await smallTargets(page), messageFor('touch targets that are too small')).toEqual([])
}
