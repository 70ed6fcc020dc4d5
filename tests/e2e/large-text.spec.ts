import type { Locator, Page } from '@playwright/test'
import { expect, test, watchProblems } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import { openTab } from '../support/open-tab'

/* A larger default font size in the settings of the browser, as phones offer it. The usual size is 16 pixels. */

for (const [fontSize, width] of [
  [24, 320],
  [32, 390],
] as const) {
  test(`At a default font size of ${fontSize} pixels and a width of ${width}, the header leaves room and nothing is cut off`, async ({
    browser,
    baseURL,
  }, { project }) => {
    const { launchOptions = {} } = project.use
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`]
    const enlarged = await browser.browserType().launch({ ...launchOptions, args })
    const options = { viewport: { width, height: 800 }, serviceWorkers: 'block' } as const
    const page = await enlarged.newPage(baseURL ? { ...options, baseURL } : { ...options })
    const problems = await watchProblems(page.context(), baseURL)
    for (const path of [
      '/',
      '/faq',
      '/app',
      '/app/job-search',
      '/app/settings',
      '/app/housing',
      // Its links contain words that are wider than a phone.
      '/app/housing?tab=resources',
    ]) {
      await openTab(page, path)
      await expectToFit(page, path)
    }
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    expect(problems).toEqual([])
    await enlarged.close()
  })
}

/* Text-only zoom, as by an extension: the root font size doubles, but media queries do not see it. */
for (const width of [390, 1280]) {
  test(`With text-only zoom at a width of ${width}, no page scrolls sideways, even while it shows “Saved”`, async ({
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
    await expectToFit(page, 'the page while it shows “Saved”')
    const title = await page.locator('summary h3').first().boundingBox()
    expect(title?.width, 'a title has room for a word').toBeGreaterThan(200)
  })
}

test('With text-only zoom on a phone, no title breaks within a word, and the open tab stays in view', async ({
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
    // Not exactly 1, because positions are fractions of a pixel.
    await expect(open, path).toBeInViewport({ ratio: 0.99 })
    await expect(open, path).not.toHaveAttribute('data-cut')
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate(brokenWords), path).toEqual([])
  }
})

test('With text-only zoom at a width of 320, a text beside a control has a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const expectWide = async (path: string, text: Locator) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const box = await text.boundingBox()
    expect(box?.width, path).toBeGreaterThan(150)
  }
  for (const [path, text] of [
    ['/app', page.getByRole('region', { name: 'Tip 1 of 7' }).getByRole('paragraph')],
    ['/app/settings', page.getByText('Share my name', { exact: true })],
    [
      '/app/career-planner?tab=browse',
      page.getByRole('heading', { name: 'Cybersecurity Analyst' }),
    ],
  ] as const) {
    await page.goto(path)
    await text.waitFor()
    await expectWide(path, text)
  }
  const skills = '/app/professional-dev?tab=skills'
  await page.goto(`${skills}&edit=new`)
  const form = page.getByRole('form', { name: 'Add Skill' })
  await form.getByLabel('Skill Name').fill('Power BI dashboards')
  await form.getByRole('button', { name: 'Save' }).click()
  const name = page.getByRole('heading', { name: 'Power BI dashboards' })
  await name.waitFor()
  await expectWide(skills, name)
})

test('The import preview breaks no word at 200% text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/app/job-search?page=import')
  const rows =
    'Company,Position,Date,Status\nHarbor Clinic,Administrative Assistant,3/17/2026,Interview'
  await page.getByLabel('Or paste rows').fill(rows)
  await page.getByRole('button', { name: 'Read the Rows' }).click()
  const preview = page.getByRole('table')
  await expect(preview.getByText('Administrative Assistant')).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const text of await preview.getByRole('cell').locator('span').all())
    expect(await text.evaluate(brokenWords)).toEqual([])
})

/** The words of an element that break across lines. */
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

/** Expects the header to leave room for the page, and the page not to scroll sideways. */
async function expectToFit(page: Page, what: string) {
  const size = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { scrollWidth, clientWidth } = document.documentElement
    return { header: Math.max(0, bottom), overflow: scrollWidth - clientWidth }
  })
  expect(size.header, `${what}: what the header covers of 800 pixels`).toBeLessThan(200)
  expect(size.overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0)
}
