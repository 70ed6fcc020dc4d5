import * as fc from 'fast-check'

/** Days counted from 1 January 1900, by another way than the code under test: the calendar of UTC. */
export function dayAt(count: number): string {
  return new Date(Date.UTC(1900, 0, 1 + count)).toISOString().slice(0, 10)
}

/** How many days after 1 January 1900 a day of the years 1900 to 2199 may lie. */
export const dayCount = fc.integer({ min: 0, max: 109_571 })

/** Any day of the years 1900 to 2199. */
export const anyDay = dayCount.map(dayAt)
