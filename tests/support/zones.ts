import { beforeAll, vi } from 'vitest'

/** Time zones on both sides of the date line, with noon of January 15, 2026, and the start of November 22, 2026, there. */
export const zones = [
  {
    zone: 'Pacific/Honolulu',
    noon: '2026-01-15T22:00:00.000Z',
    midnight: '2026-11-22T10:00:00.000Z',
  },
  { zone: 'America/Adak', noon: '2026-01-15T22:00:00.000Z', midnight: '2026-11-22T10:00:00.000Z' },
  {
    zone: 'America/New_York',
    noon: '2026-01-15T17:00:00.000Z',
    midnight: '2026-11-22T05:00:00.000Z',
  },
  { zone: 'Asia/Tokyo', noon: '2026-01-15T03:00:00.000Z', midnight: '2026-11-21T15:00:00.000Z' },
  {
    zone: 'Pacific/Kiritimati',
    noon: '2026-01-14T22:00:00.000Z',
    midnight: '2026-11-21T10:00:00.000Z',
  },
] as const

/** Moments on both sides of midnight, west and east of the date line, and what day it is there. */
export const midnights = [
  { zone: 'Pacific/Honolulu', now: '2026-11-22T09:59:59.999Z', today: '2026-11-21' },
  { zone: 'Pacific/Honolulu', now: '2026-11-22T10:00:00.000Z', today: '2026-11-22' },
  { zone: 'Asia/Tokyo', now: '2026-11-21T14:59:59.999Z', today: '2026-11-21' },
  { zone: 'Asia/Tokyo', now: '2026-11-21T15:00:00.000Z', today: '2026-11-22' },
  // In UTC it is another month, or another year.
  { zone: 'Pacific/Honolulu', now: '2026-03-01T09:30:00.000Z', today: '2026-02-28' },
  { zone: 'Asia/Tokyo', now: '2026-12-31T15:30:00.000Z', today: '2027-01-01' },
  // The clocks change within 90 days: one of them has 23 hours, or 25.
  { zone: 'America/New_York', now: '2027-02-02T04:30:00.000Z', today: '2027-02-01' },
  { zone: 'America/New_York', now: '2026-10-01T04:30:00.000Z', today: '2026-10-01' },
] as const

/**
 * Has the tests of a block run in a time zone. The zone belongs to the process, and Node reads it again
 * when it is assigned; a block loads its modules after this, as what they made before keeps the old zone.
 * A single test calls `vi.stubEnv('TZ', zone)`, which ends with it.
 */
export function runInZone(zone: string) {
  beforeAll(() => {
    const before = process.env.TZ
    process.env.TZ = zone
    vi.resetModules()
    return () => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
}
