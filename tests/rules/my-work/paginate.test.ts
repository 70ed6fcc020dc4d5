import { describe, expect, it } from 'vitest'
import { paginate, type LaidOut } from '@/screens/my-work/papers/use-pages'
import { lengthText } from '@/screens/my-work/papers/use-pages'

/** Stacked parts with these heights. A negative height marks a heading. */
function laidOut(...heights: readonly number[]): readonly LaidOut[] {
  let bottom = 50
  return heights.map((height) => {
    const top = bottom
    bottom += Math.abs(height)
    return { top, bottom, keepsWithNext: height < 0 }
  })
}

describe('The pages of a paper', () => {
  it.each<[title: string, heights: readonly number[], length: number, starts: readonly number[]]>([
    ['no parts need no page', [], 0, []],
    ['parts of half the height need half a page', [20, 30], 0.5, []],
    ['parts of the full height need one page', [40, 60], 1, []],
    ['a part that does not fit moves whole to the next page', [40, 40, 40], 1.4, [2]],
    ['a heading is never last on a page', [40, 50, -10, 30], 1.4, [2]],
    ['two headings are never last on a page', [40, 40, -10, -10, 30], 1.5, [2]],
    ['a part longer than a page continues on the next pages', [250, 10], 2.6, [0, 0]],
    ['parts continue on a third page', [60, 60, 60, 30], 2.9, [1, 2]],
  ])('%s', (_, heights, length, starts) => {
    const pages = paginate(laidOut(...heights), 100)
    expect(pages.length).toBeCloseTo(length)
    expect(pages.starts).toEqual(starts)
  })

  it('are shown rounded up, so that an extra line is not hidden', () => {
    const text = (length: number, limit?: number) => lengthText({ length, starts: [] }, limit)
    expect(text(1.76, 2)).toBe('About 1.8 of 2 pages')
    expect(text(2, 2)).toBe('About 2.0 of 2 pages')
    expect(text(2.02, 2)).toBe('About 2.1 of 2 pages')
    expect(text(0.46)).toBe('About half a page')
    expect(text(0.95)).toBe('About 1.0 page')
    expect(text(1.2)).toBe('About 1.2 pages')
  })
})
