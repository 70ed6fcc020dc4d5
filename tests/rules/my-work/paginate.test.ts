import { describe, expect, it } from 'vitest'
import { paginate, type LaidOut } from '@/screens/my-work/papers/paginate'
import { lengthText } from '@/screens/my-work/papers/use-pages'

/** Parts under each other, by their heights; a negative one is that of a heading. */
function laidOut(...heights: readonly number[]): readonly LaidOut[] {
  let bottom = 50
  return heights.map((height) => {
    const top = bottom
    bottom += Math.abs(height)
    return { top, bottom, keepsWithNext: height < 0 }
  })
}

describe('The pages of a paper', () => {
  it.each<[says: string, heights: readonly number[], length: number, starts: readonly number[]]>([
    ['nothing', [], 0, []],
    ['half of one', [20, 30], 0.5, []],
    ['one that is full', [40, 60], 1, []],
    ['a part that does not fit goes on the next whole', [40, 40, 40], 1.4, [2]],
    ['a heading is not the last on a page', [40, 50, -10, 30], 1.4, [2]],
    ['nor are two', [40, 40, -10, -10, 30], 1.5, [2]],
    ['a part longer than a page goes on over the next', [250, 10], 2.6, [0, 0]],
    ['three', [60, 60, 60, 30], 2.9, [1, 2]],
  ])('%s', (_, heights, length, starts) => {
    const pages = paginate(laidOut(...heights), 100)
    expect(pages.length).toBeCloseTo(length)
    expect(pages.starts).toEqual(starts)
  })

  it('are told rounded up, so that a line too many is not hidden', () => {
    const told = (length: number, limit?: number) => lengthText({ length, starts: [] }, limit)
    expect(told(1.76, 2)).toBe('About 1.8 of 2 pages')
    expect(told(2, 2)).toBe('About 2.0 of 2 pages')
    expect(told(2.02, 2)).toBe('About 2.1 of 2 pages')
    expect(told(0.46)).toBe('About half a page')
    expect(told(0.95)).toBe('About 1.0 page')
    expect(told(1.2)).toBe('About 1.2 pages')
  })
})
