import { expect, it, vi } from 'vitest'
import { formatMoment } from '@/screens/account/user-data/format-moment'

it.each([
  ['Pacific/Honolulu', '2026-11-23T09:59:00.000Z', 'Nov 22, 2026, 11:59 PM'],
  ['Pacific/Honolulu', '2026-11-23T10:00:00.000Z', 'Nov 23, 2026, 12:00 AM'],
  ['Pacific/Honolulu', '2026-11-23T22:05:00.000Z', 'Nov 23, 2026, 12:05 PM'],
  ['Asia/Tokyo', '2026-11-22T15:00:00.000Z', 'Nov 23, 2026, 12:00 AM'],
])('In %s, %s is formatted in local time: %s', (TZ, instant, expected) => {
  vi.stubEnv('TZ', TZ)
  expect(formatMoment(instant)).toBe(expected)
})
