import * as fc from 'fast-check'
import { onTestFinished, vi } from 'vitest'

/** Makes it noon of this day, as in 2026-11-23, until the test ends. Only `Date` stands still: timers run. */
export function setToday(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00`), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** The day this many days after January 1, 1900. Uses UTC dates, unlike the code under test. */
export function dayAt(count: number): string {
  return new Date(Date.UTC(1900, 0, 1 + count)).toISOString().slice(0, 10)
}

/** The number of days from January 1, 1900 to any day of the years 1900 to 2199. */
export const dayCount = fc.integer({ min: 0, max: 109_571 })

/** Any day of the years 1900 to 2199. */
export const anyDay = dayCount.map(dayAt)

/** Any month from the first to the last of these years. */
export const anyMonth = (firstYear: number, lastYear: number) =>
  fc
    .tuple(fc.integer({ min: firstYear, max: lastYear }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
