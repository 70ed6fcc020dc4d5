import type { Page } from '@playwright/test'

/** The minimum size of a target, in pixels: a thumb's width. */
const THUMB_PX = 44

/** Targets that are not tall enough or, except links, not wide enough. Links in a sentence are exempt (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((thumb) => {
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      let sentence = element.parentElement
      while (sentence && getComputedStyle(sentence).display === 'inline') {
        sentence = sentence.parentElement
      }
      const around = sentence?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim().length ?? 0)
    }
    /** A checkbox or radio includes its labels. A link stretched over its card has the card's size. */
    const sizeOf = (element: Element) => {
      const isCheckable = element.matches('[type=checkbox], [type=radio]')
      const labels = isCheckable && element instanceof HTMLInputElement ? element.labels : null
      const isStretched = getComputedStyle(element, '::after').position === 'absolute'
      const pressed = (isStretched && element.closest('.relative')) || element
      const boxes = [pressed, ...(labels ?? [])].map((part) => part.getBoundingClientRect())
      const span = (from: 'left' | 'top', to: 'right' | 'bottom') =>
        Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))
      return { width: span('left', 'right'), height: span('top', 'bottom') }
    }
    return Array.from(
      document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.clientWidth !== 1 && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = sizeOf(element)
        const isLarge = height >= thumb && (width >= thumb || element.tagName === 'A')
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return isLarge ? [] : [`${element.tagName} ${name}: ${width} × ${height}`]
      })
  }, THUMB_PX)
}
