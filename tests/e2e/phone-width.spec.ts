import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openPlace, places } from '../support/places'

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

/** What would be cut off. What scrolls inside a box of its own may be wider. */
function elementsBeyondTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsInABox = (element: Element): boolean => {
      const box = element.parentElement
      if (!box || box === document.body) return false
      // A box of one pixel is there for screen readers only.
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) || box.clientWidth <= 1) return true
      return scrollsInABox(box)
    }
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrollsInABox(element)
    }
    return Array.from(document.querySelectorAll('body *'))
      .filter(isBeyond)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}
