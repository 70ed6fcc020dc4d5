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
