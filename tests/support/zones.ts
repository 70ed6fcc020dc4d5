import { beforeAll, expect, vi } from 'vitest'

/** Time zones on both sides of the date line, with the start of November 22, 2026, there. */
export const zones = [
  { zone: 'Pacific/Honolulu', midnight: '2026-11-22T10:00:00.000Z' },
  { zone: 'America/Adak', midnight: '2026-11-22T10:00:00.000Z' },
  { zone: 'America/New_York', midnight: '2026-11-22T05:00:00.000Z' },
  { zone: 'Asia/Tokyo', midnight: '2026-11-21T15:00:00.000Z' },
  { zone: 'Pacific/Kiritimati', midnight: '2026-11-21T10:00:00.000Z' },
] as const

/** Instants just before and after midnight in a time zone, with the local date. */
export const midnights = [
  { zone: 'Pacific/Honolulu', now: '2026-11-22T09:59:59.999Z', today: '2026-11-21' },
  { zone: 'Pacific/Honolulu', now: '2026-11-22T10:00:00.000Z', today: '2026-11-22' },
  { zone: 'Asia/Tokyo', now: '2026-11-21T14:59:59.999Z', today: '2026-11-21' },
  { zone: 'Asia/Tokyo', now: '2026-11-21T15:00:00.000Z', today: '2026-11-22' },
  // The UTC date is in another month or year.
  { zone: 'Pacific/Honolulu', now: '2026-03-01T09:30:00.000Z', today: '2026-02-28' },
  { zone: 'Asia/Tokyo', now: '2026-12-31T15:30:00.000Z', today: '2027-01-01' },
  // Daylight saving time changes within 90 days, so one day has 23 or 25 hours.
  { zone: 'America/New_York', now: '2027-02-02T04:30:00.000Z', today: '2027-02-01' },
  { zone: 'America/New_York', now: '2026-10-01T04:30:00.000Z', today: '2026-10-01' },
] as const

/**
 * Runs the tests of a `describe` block in a time zone. Node rereads the zone of the process when `TZ` is assigned.
 * Import modules dynamically after this, as values that they created before keep the old zone. For a single test, use
 * `vi.stubEnv('TZ', zone)`.
 */
export function runInZone(zone: string) {
  beforeAll(() => {
    const before = process.env.TZ
    process.env.TZ = zone
    vi.resetModules()
    const hourThere = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hour: 'numeric',
      hourCycle: 'h23',
    })
    expect(hourThere.format(new Date(2026, 0, 15, 12)), `runs in ${zone}`).toBe('12')
    return () => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
}
