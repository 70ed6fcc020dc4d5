import { useLayoutEffect, useState, type RefObject } from 'react'
import { paginate, type Pages } from './paginate'
import type { Paper } from './paper'

/** The height of US Letter inside margins of half an inch, in CSS pixels, which are 96 to an inch. */
const PAGE_HEIGHT = 10 * 96

/**
 * The length of a paper in print, measured on a copy of it that is as wide as the page. Undefined until it is measured.
 * Approximate, because another browser or Word breaks some lines elsewhere.
 */
export function usePages(copy: RefObject<HTMLElement | null>, paper: Paper): Pages | undefined {
  const [pages, setPages] = useState<Pages>()
  useLayoutEffect(() => {
    const { current } = copy
    if (!current) return
    const measure = () => setPages(paginate(partsIn(current), PAGE_HEIGHT))
    measure()
    // The font may load later.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [copy, paper])
  return pages
}

function partsIn(copy: HTMLElement) {
  return [...copy.querySelectorAll<HTMLElement>('[data-part]')].map((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return { top, bottom, keepsWithNext: 'keepsWithNext' in part.dataset }
  })
}

/** "About 1.8 pages" or "About half a page", rounded up, because one line too many takes another page. */
export function lengthText({ length }: Pages, limit?: number): string {
  const pages = Math.ceil(length * 10 - ROUNDING) / 10
  if (limit !== undefined) return `About ${pages.toFixed(1)} of ${limit} pages`
  if (pages === 0.5) return 'About half a page'
  return `About ${pages.toFixed(1)} ${pages === 1 ? 'page' : 'pages'}`
}

/** About half a pixel, in tenths of a page. */
const ROUNDING = 0.005
