/** Where a part of a paper lies, in pixels from the top of its text. */
export interface LaidOut {
  top: number
  bottom: number
  /** Whether it may not be the last of a page: a heading. */
  keepsWithNext: boolean
}

export interface Pages {
  /** How many pages are filled: 1.8. */
  length: number
  /** The positions of the parts that begin the second page, the third, and so on. */
  starts: readonly number[]
}

/**
 * Divides what is laid out on one long page into pages, as browsers print it: no part is cut, and no heading is the
 * last on a page. A part that is longer than a page goes on over the next ones.
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

/** Which part begins the page when this one does not fit: itself, or the headings right before it. */
function firstOfNext(parts: readonly LaidOut[], position: number, first: number): number {
  let next = position
  while (next - 1 > first && parts[next - 1]?.keepsWithNext) next -= 1
  return next
}
