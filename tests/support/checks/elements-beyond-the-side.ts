import type { Page } from '@playwright/test'

/** What would be cut off. Only a bar of tabs and a row of filters may be wider: they scroll inside themselves. */
export function elementsBeyondTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayBeWider = (element: Element): boolean => {
      const box = element.parentElement
      if (!box || box === document.body) return false
      // A box of one pixel is there for screen readers only.
      return box.matches('[role=tablist], .one-row') || box.clientWidth <= 1 || mayBeWider(box)
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
