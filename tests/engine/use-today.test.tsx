import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followToday, useToday } from '@/engine/use-today'
import { zones } from '../support/zones'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

/** Draws the day as of this long before midnight of Nov 22. */
function openBefore(midnight: string, ms: number) {
  vi.setSystemTime(Date.parse(midnight) - ms)
  const { result, unmount } = renderHook(() => useToday())
  expect(result.current).toBe('2026-11-21')
  return { result, unmount }
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const HOUR_MS = 3_600_000

describe.each(zones)('In $zone, a page that is open over midnight', ({ zone, midnight }) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  it('has the new day as it begins, and not before', () => {
    const { result } = openBefore(midnight, 3 * HOUR_MS)
    pass(3 * HOUR_MS - 1)
    expect(result.current).toBe('2026-11-21')
    pass(1)
    expect(result.current).toBe('2026-11-22')
    pass(24 * HOUR_MS)
    expect(result.current).toBe('2026-11-23')
  })

  it('has it within a minute of waking, where the machine slept', () => {
    const { result } = openBefore(midnight, 3 * HOUR_MS)
    // The clock goes on, the timers do not.
    vi.setSystemTime(Date.parse(midnight) + 5 * HOUR_MS)
    pass(60_000)
    expect(result.current).toBe('2026-11-22')
  })

  it.each([
    ['is looked at again', () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back by Back', () => void window.dispatchEvent(new Event('pageshow'))],
  ])('has it at once when it %s', (_name, comeBack) => {
    const { result } = openBefore(midnight, HOUR_MS)
    vi.setSystemTime(Date.parse(midnight) + HOUR_MS)
    act(comeBack)
    expect(result.current).toBe('2026-11-22')
  })

  it('follows a clock that is set back', () => {
    const { result } = openBefore(midnight, HOUR_MS)
    vi.setSystemTime(Date.parse(midnight) - 25 * HOUR_MS)
    pass(60_000)
    expect(result.current).toBe('2026-11-20')
  })
})

it('A day that begins at one o’clock begins there', () => {
  vi.stubEnv('TZ', 'America/Santiago')
  vi.setSystemTime(new Date('2026-09-06T03:59:59.000Z'))
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-09-05')
  pass(1000)
  expect(result.current).toBe('2026-09-06')
})

it('Nothing is left of it once it is not followed', () => {
  const stop = followToday(vi.fn())
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
