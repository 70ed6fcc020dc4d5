import type { Locator } from '@playwright/test'

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** Borders may overlap, and the browser rounds positions to fractions of a pixel. */
const TOLERANCE = 3

/** The boxes of all matching elements, relative to the page, so that scrolling does not change them. */
export async function boxesOf(...elements: readonly Locator[]): Promise<readonly Box[]> {
  const boxes = await Promise.all(
    elements.map((element) =>
      element.evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { x: x + scrollX, y: y + scrollY, width, height }
        }),
      ),
    ),
  )
  return boxes.flat()
}

/**
 * How elements are arranged, in this order: each to the right of the one before and on the same line (`row`), or each
 * below the one before (`column`). Two boxes are on one line if half of the shorter one is beside the other.
 */
export async function arrangementOf(...elements: readonly Locator[]) {
  const boxes = await boxesOf(...elements)
  const pairs = boxes.slice(1).flatMap((box, at) => {
    const before = boxes[at]
    return before ? [[before, box] as const] : []
  })
  if (pairs.length === 0) return 'fewer than two elements'
  if (pairs.every(([left, right]) => isBeside(left, right))) return 'row'
  if (pairs.every(([upper, lower]) => isBelow(upper, lower))) return 'column'
  return `neither: ${JSON.stringify(boxes)}`
}

/**
 * Whether an element is where it was, and as large. Less than a pixel is allowed: the browser may round that much, and
 * nobody sees it.
 */
export function isUnmoved(before: Box, after: Box): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const
  return sides.every((side) => Math.abs(after[side] - before[side]) < 1)
}

const isBeside = (left: Box, right: Box) => {
  const shared = Math.min(left.y + left.height, right.y + right.height) - Math.max(left.y, right.y)
  return (
    right.x >= left.x + left.width - TOLERANCE && shared >= Math.min(left.height, right.height) / 2
  )
}

const isBelow = (upper: Box, lower: Box) => lower.y >= upper.y + upper.height - TOLERANCE
