import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followToday, useToday } from '@/engine/use-today'
import { zones } from '../support/zones'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

/** Renders the hook this long before the start of Nov 22. */
function renderBefore(midnight: string, ms: number) {
  vi.setSystemTime(Date.parse(midnight) - ms)
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-11-21')
  return { result }
}

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const HOUR_MS = 3_600_000

describe.each(zones)('In $zone, a page that is open over midnight', ({ zone, midnight }) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  it('shows the new day when it begins, and not before', () => {
    const { result } = renderBefore(midnight, 3 * HOUR_MS)
    advance(3 * HOUR_MS - 1)
    expect(result.current).toBe('2026-11-21')
    advance(1)
    expect(result.current).toBe('2026-11-22')
    advance(24 * HOUR_MS)
    expect(result.current).toBe('2026-11-23')
  })

  it('shows the new day within a minute after the device wakes from sleep', () => {
    const { result } = renderBefore(midnight, 3 * HOUR_MS)
    // During sleep the clock goes on, but timers do not.
    vi.setSystemTime(Date.parse(midnight) + 5 * HOUR_MS)
    advance(60_000)
    expect(result.current).toBe('2026-11-22')
  })

  it.each([
    ['becomes visible again', () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['is restored by Back', () => void window.dispatchEvent(new Event('pageshow'))],
  ])('shows the new day at once when it %s', (_name, returnToPage) => {
    const { result } = renderBefore(midnight, HOUR_MS)
    vi.setSystemTime(Date.parse(midnight) + HOUR_MS)
    act(returnToPage)
    expect(result.current).toBe('2026-11-22')
  })

  it('follows a clock that is set back', () => {
    const { result } = renderBefore(midnight, HOUR_MS)
    vi.setSystemTime(Date.parse(midnight) - 25 * HOUR_MS)
    advance(60_000)
    expect(result.current).toBe('2026-11-20')
  })
})

it('In a zone that skips midnight, the new day begins at 1:00', () => {
  vi.stubEnv('TZ', 'America/Santiago')
  vi.setSystemTime(new Date('2026-09-06T03:59:59.000Z'))
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-09-05')
  advance(1000)
  expect(result.current).toBe('2026-09-06')
})

it('followToday clears its timer and removes its listeners when it is stopped', () => {
  const listener = vi.fn()
  const stop = followToday(listener)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(listener).not.toHaveBeenCalled()
})
