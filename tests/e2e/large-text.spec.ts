import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import { openTab } from '../support/open-tab'

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
      '/app/settings',
      '/app/housing',
      // Its links have words that are wider than a phone.
      '/app/housing?tab=resources',
    ]) {
      await openTab(page, path)
      await expectToFit(page, path)
    }
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(
      page.getByRole('link', { name: 'Milspouse Command Center' }).first(),
    ).toBeAttached()
    await reader.close()
  })
}

/* As an extension or a browser that enlarges text alone has it: the window keeps its width in letters. */
for (const width of [390, 1280]) {
  test(`With letters alone twice as large on ${width}, all of a page is in sight, the sign of a save too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/faq',
      '/app/job-search',
      '/app/housing?tab=resources',
      '/app/pcs-prep',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[data-frame]')).toHaveCount(0)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectToFit(page, path)
    }
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('banner').getByText('Saved')).toBeAttached()
    await expectToFit(page, 'the sign of a save')
    const title = await page.locator('summary h3').first().boundingBox()
    expect(title?.width, 'a title has room for a word').toBeGreaterThan(200)
  })
}

test('With letters alone twice as large on a phone, no title breaks within a word, and the open tab stays in sight', async ({
  page,
}) => {
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 1600 })
  for (const path of [
    '/app/professional-dev?tab=guide',
    '/app/licensing?tab=resources',
    '/app/housing?tab=checklist',
  ]) {
    await page.goto(path)
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    const open = page.getByRole('tab', { selected: true })
    await expect(open).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    // A hair of it may be beyond the edge: positions are fractions of a pixel.
    await expect(open, path).toBeInViewport({ ratio: 0.99 })
    await expect(open, path).not.toHaveAttribute('data-cut')
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate(brokenWords), path).toEqual([])
  }
})

/** The words of an element that are on more than one line. */
function brokenWords(element: HTMLElement): readonly string[] {
  const [text] = element.childNodes
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
  return words.flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    if (!text) return []
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

/** The bar leaves room for the page, and nothing of it is beside the window. */
async function expectToFit(page: Page, what: string) {
  const found = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { scrollWidth, clientWidth } = document.documentElement
    return { bar: Math.max(0, bar), beside: scrollWidth - clientWidth }
  })
  expect(found.bar, `${what}: what the bar covers of 800 pixels`).toBeLessThan(200)
  expect(found.beside, `${what} does not scroll sideways`).toBeLessThanOrEqual(0)
}
