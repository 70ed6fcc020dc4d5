import { buildApplications } from '../support/applications'
import { elementsBeyondTheSide } from '../support/checks/elements-beyond-the-side'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font.mjs'
import { counter, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test.beforeEach(({ page }) => inItsFont(page))

test('The figures over a list stay whole on the narrowest phone, however large they are', async ({
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
  expect(await elementsBeyondTheSide(page)).toEqual([])
})

test('A phone number stays on one line, in a text, in a link and among the abbreviations', async ({
  page,
}) => {
  for (const address of ['/faq', '/app/pcs-prep?tab=specialized', '/terms']) {
    await page.goto(address)
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByText('800-342-9647').first()).toBeAttached()
      const numbers = await page.evaluate(linesOfNumbers)
      expect(numbers.length).toBeGreaterThan(1)
      expect(numbers.filter(({ lines }) => lines > 1)).toEqual([])
    }
  }
})

/** Each phone number that is drawn once every disclosure is open, with the lines that it takes. */
function linesOfNumbers(): { number: string; lines: number }[] {
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

test('On a phone the tabs stand in one row, each seen whole or not at all, and the bar names the others', async ({
  page,
}) => {
  await test.step('On a phone the tabs stand in one row, the open one in sight, and the page does not move', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/app/licensing?tab=licenses')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(tab('My Licenses')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)

    await tab('My Licenses').focus()
    await page.keyboard.press('Home')
    await expect(tab('Overview')).toBeInViewport({ ratio: 1 })
    await expect(tab('Resources')).toBeInViewport()
    await expect(tab('My Licenses')).not.toBeInViewport()
  })

  await test.step('Every tab of a module is seen as it opens, of the six of Licensing four; the open one is always seen', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const path of [...modulesWithFewTabs, 'licensing']) {
      await page.goto(`/app/${path}`)
      const tabs = page.getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      const hidden = path === 'licensing' ? 2 : 0
      await expect(async () => {
        const seen = await tabs.evaluateAll(seenTabs)
        expect(
          seen.filter(({ isSeen, isCut }) => !isSeen || isCut),
          path,
        ).toHaveLength(hidden)
      }).toPass()

      // Whichever is open, it is seen whole; so are the others, or not at all, and the bar counts those.
      for (const tab of await tabs.all()) {
        await tab.focus()
        await tab.press('Enter')
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expect(async () => {
          const seen = await tabs.evaluateAll(seenTabs)
          expect(
            seen.filter(({ isCut }) => isCut),
            path,
          ).toEqual([])
          expect(seen.find(({ isOpen }) => isOpen)?.isSeen, path).toBe(true)
          const hidden = seen.filter(({ isSeen }) => !isSeen).length
          const more = page.getByRole('button', { name: /More tabs?$/ })
          await expect(more).toHaveCount(hidden > 0 ? 1 : 0)
          if (hidden > 0) await expect(more).toContainText(`${hidden} More`)
        }).toPass()
      }
    }
  })

  await test.step('On a phone the bar says how many tabs are out of sight, and a press names and opens them', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/app/licensing')
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

test('With letters twice as large no tab runs under the button for those out of sight', async ({
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
      expect(Math.max(...ends), path).toBeLessThanOrEqual(start + 2)
    }).toPass()
  }
})

test('Safari 16, which has no popover and no URL.canParse, starts and opens the tabs out of sight', async ({
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

/** Of each tab: whether the eye sees it, and whether it sees a part of it alone. */
function seenTabs(tabs: Element[]) {
  return tabs.map((tab) => {
    const bar = tab.parentElement?.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    const isSeen = getComputedStyle(tab).opacity !== '0'
    const isWhole = bar !== undefined && left >= bar.left - 2 && right <= bar.right + 2
    const isOpen = tab.getAttribute('aria-selected') === 'true'
    return { isOpen, isSeen, isCut: isSeen && !isWhole }
  })
}
