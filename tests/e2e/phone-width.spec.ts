import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { counter, hub } from '../support/job-search-hub'
import { openPlace, places } from '../support/places'
import { seed } from '../support/storage'

for (const place of places) {
  test(`On a phone, 390 or 320 pixels wide, nothing of ${place.name} lies beyond the side`, async ({
    page,
    problems,
  }) => {
    if (place.problem) problems.expect(place.problem)
    await page.setViewportSize({ width: 390, height: 800 })
    await openPlace(page, place)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await elementsBeyondTheSide(page), `at ${width} pixels`).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, 'the page does not scroll sideways').toBeLessThanOrEqual(width)
    }
  })
}

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

/** What would be cut off. Only a bar of tabs may be wider: it scrolls inside itself. */
function elementsBeyondTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayBeWider = (element: Element): boolean => {
      const box = element.parentElement
      if (!box || box === document.body) return false
      // A box of one pixel is there for screen readers only.
      return box.matches('[role=tablist]') || box.clientWidth <= 1 || mayBeWider(box)
    }
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && !mayBeWider(element)
    }
    return Array.from(document.querySelectorAll('body *'))
      .filter(isBeyond)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

test('On a phone the tabs stand in one row, the open one in sight, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/app/professional-dev?tab=guide')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Cert Guide')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await tab('Cert Guide').focus()
  await page.keyboard.press('Home')
  await expect(tab('My Skills')).toBeInViewport({ ratio: 1 })
  await expect(tab('Learning Goals')).toBeInViewport()
  await expect(tab('Cert Guide')).not.toBeInViewport()
})
