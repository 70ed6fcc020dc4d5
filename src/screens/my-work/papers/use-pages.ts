import { useLayoutEffect, useState, type RefObject } from 'react'
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

/** The vertical position of a part of a paper, in pixels. */
export interface LaidOut {
  top: number
  bottom: number
  /** Whether it must not be the last on a page, as a heading. */
  keepsWithNext: boolean
}

export interface Pages {
  /** How many pages are filled, such as 1.8. */
  length: number
  /** The indexes of the parts that start the second page, the third, and so on. */
  starts: readonly number[]
}

/**
 * Divides the parts of one long page into pages, as browsers print it: no part is cut, and no heading is the last on a
 * page. A part that is longer than a page continues on the next ones.
 */
export function paginate(parts: readonly LaidOut[], pageHeight: number): Pages {
  const starts: number[] = []
  let first = 0
  let top = parts[0]?.top ?? 0
  parts.forEach((part, position) => {
    if (part.bottom - top > pageHeight && position > first) {
      first = firstOfNext(parts, position, first)
      top = parts[first]?.top ?? top
      starts.push(first)
    }
    while (part.bottom - top > pageHeight) {
      top += pageHeight
      starts.push(position)
    }
  })
  const bottom = parts.at(-1)?.bottom ?? 0
  return { length: starts.length + (bottom - top) / pageHeight, starts }
}

/** The index of the part that starts a new page if this one does not fit: this one, or a heading right before it. */
function firstOfNext(parts: readonly LaidOut[], position: number, first: number): number {
  let next = position
  while (next - 1 > first && parts[next - 1]?.keepsWithNext) next -= 1
  return next
}
