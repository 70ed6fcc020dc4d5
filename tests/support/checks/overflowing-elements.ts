import type { Page } from '@playwright/test'

/** Elements that the viewport cuts off at the side. Tab bars and filter rows are excluded, as they can scroll. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayOverflow = (element: Element): boolean => {
      const box = element.parentElement
      if (!box || box === document.body) return false
      // A box of one pixel is for screen readers only.
      return box.matches('[role=tablist], .one-row') || box.clientWidth <= 1 || mayOverflow(box)
    }
    const isOverflowing = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && !mayOverflow(element)
    }
    return Array.from(document.querySelectorAll('body *'))
      .filter(isOverflowing)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}
