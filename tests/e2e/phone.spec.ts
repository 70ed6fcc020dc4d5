import { buildApplications } from '../support/applications'
import { arrangementOf } from '../support/checks/arrangement'
import { overflowingElements } from '../support/checks/overflowing-elements'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import { counter, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test.beforeEach(({ page }) => inItsFont(page))

test('The counters above a list stay on one line on the narrowest phone, even with four digits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await seed(page, 'jobApplications', buildApplications(1005))
  await page.goto(hub)
  await expect(counter(page, 'Total')).toHaveText('1005')
  for (const label of ['Total', 'Applied', 'Interviews', 'Offers', 'Rejected']) {
    const lines = await counter(page, label).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
    expect(lines).toBe(1)
  }
  expect(await overflowingElements(page)).toEqual([])
})

test('A phone number stays on one line in text, in a link and among the abbreviations', async ({
  page,
}) => {
  for (const path of ['/faq', '/app/pcs-prep?tab=specialized', '/terms']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByText('800-342-9647').first()).toBeAttached()
      const numbers = await page.evaluate(measurePhoneNumbers)
      expect(numbers.length).toBeGreaterThan(1)
      expect(numbers.filter(({ lines }) => lines > 1)).toEqual([])
    }
  }
})

/** Opens every disclosure. @returns each visible phone number and the number of lines that it takes */
function measurePhoneNumbers(): { number: string; lines: number }[] {
  for (const disclosure of document.querySelectorAll('details')) disclosure.open = true
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { number: string; lines: number }[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const match of (text.nodeValue ?? '').matchAll(
      /\d{3}-(?:\d{3}-\d{4}|[A-Z]{3}-[A-Z]{4})/g,
    )) {
      const range = document.createRange()
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      if (tops.length > 0) found.push({ number: match[0], lines: new Set(tops).size })
    }
  }
  return found
}

const modulesWithFewTabs = [
  'job-search',
  'career-planner',
  'pcs-prep',
  'professional-dev',
  'housing',
]

test('On a phone the tabs are in one row, each fully visible or hidden, and a button opens the hidden ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await test.step('The tabs are in one row with the selected one in view, and the page does not scroll', async () => {
    await page.goto('/app/licensing?tab=licenses')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('My Licenses')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await arrangementOf(page.getByRole('tab'))).toBe('row')

    await tab('My Licenses').focus()
    await page.keyboard.press('Home')
    await expect(tab('Overview')).toBeInViewport({ ratio: 1 })
    await expect(tab('Resources')).toBeInViewport()
    await expect(tab('My Licenses')).not.toBeInViewport()
  })

  await test.step('All tabs are visible at first, except two of the six in Licensing; the selected one is always visible', async () => {
    for (const path of [...modulesWithFewTabs, 'licensing']) {
      await page.goto(`/app/${path}`)
      const tabs = page.getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      const hiddenAtFirst = path === 'licensing' ? 2 : 0
      await expect(async () => {
        const tabStates = await tabs.evaluateAll(measureTabs)
        expect(
          tabStates.filter(({ isVisible, isCut }) => !isVisible || isCut),
          path,
        ).toHaveLength(hiddenAtFirst)
      }).toPass()

      // The bar is the same in every module.
      if (path !== 'professional-dev' && path !== 'licensing') continue
      // The selected tab is fully visible. The others are fully visible or hidden, and a button counts the hidden ones.
      for (const tab of await tabs.all()) {
        await tab.focus()
        await tab.press('Enter')
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expect(async () => {
          const tabStates = await tabs.evaluateAll(measureTabs)
          expect(
            tabStates.filter(({ isCut }) => isCut),
            path,
          ).toEqual([])
          expect(tabStates.find(({ isSelected }) => isSelected)?.isVisible, path).toBe(true)
          const hidden = tabStates.filter(({ isVisible }) => !isVisible).length
          const more = page.getByRole('button', { name: /More tabs?$/ })
          await expect(more).toHaveCount(hidden > 0 ? 1 : 0)
          if (hidden > 0) await expect(more).toContainText(`${hidden} More`)
        }).toPass()
      }
    }
  })

  await test.step('A button says how many tabs are hidden, and lists and opens them', async () => {
    await page.goto('/app/licensing')
    await page.setViewportSize({ width: 320, height: 180 })
    await page.getByRole('button', { name: /More tabs$/ }).click()
    // At 400 % zoom, the menu scrolls.
    await expect(page.locator(':popover-open')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: '2 More tabs' }).click()
    await page.getByRole('button', { name: 'My Licenses' }).click()
    const opened = page.getByRole('tab', { name: 'My Licenses' })
    await expect(opened).toHaveAttribute('aria-selected', 'true')
    await expect(opened).toBeInViewport({ ratio: 1 })
    await expect(opened).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'My Licenses' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'My Licenses' })).toBeHidden()

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('button', { name: /More tabs/ })).toHaveCount(0)
  })
})

test('With text-only zoom, no tab extends under the button for the hidden ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  for (const path of ['professional-dev', 'housing', 'licensing']) {
    await page.goto(`/app/${path}`)
    const more = page.getByRole('button', { name: /More tabs?$/ })
    await expect(more).toBeVisible()
    await expect(async () => {
      const start = await more.evaluate((button) => button.getBoundingClientRect().left)
      const ends = await page
        .getByRole('tab')
        .evaluateAll((tabs) =>
          tabs
            .filter((tab) => !tab.hasAttribute('data-cut'))
            .map((tab) => tab.getBoundingClientRect().right),
        )
      expect(ends, path).not.toEqual([])
      expect(Math.max(...ends), path).toBeLessThanOrEqual(start + 2)
    }).toPass()
  }
})

test('Without popover and URL.canParse, as in Safari 16, the app starts and opens the hidden tabs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Reflect.deleteProperty(URL, 'canParse')
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/app/licensing')
  const item = page.getByRole('button', { name: 'My Licenses' })
  const more = page.getByRole('button', { name: '2 More tabs' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(item).toBeHidden()
  await more.click()
  await item.press('Escape')
  await expect(item).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await item.click()
  await expect(page.getByRole('tabpanel', { name: 'My Licenses' })).toBeVisible()
  await expect(item).toBeHidden()
})

/** For each tab: whether it is selected, visible, and only partly visible. */
function measureTabs(tabs: Element[]) {
  return tabs.map((tab) => {
    const bar = tab.parentElement?.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    const isVisible = getComputedStyle(tab).opacity !== '0'
    const isWhole = bar !== undefined && left >= bar.left - 2 && right <= bar.right + 2
    const isSelected = tab.getAttribute('aria-selected') === 'true'
    return { isSelected, isVisible, isCut: isVisible && !isWhole }
  })
}
