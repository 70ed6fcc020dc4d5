import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import type { Version, VersionReason } from '@/engine/store/mirror/database'
import { expiredVersions } from '@/engine/store/mirror/expired-versions'

/** Keeps versions one after another, as the product does. Each has the date that the clock showed. */
function keptOf(kept: readonly (readonly [day: string, reason?: VersionReason])[]): Version[] {
  let versions: Version[] = []
  kept.forEach(([day, reason = 'day'], at) => {
    const madeAt = new Date(`${day}T12:00`).toISOString()
    const version = { id: at + 1, madeAt, reason, storageId: 'x', number: at, isAsking: false }
    versions.push(version)
    const expired = new Set(expiredVersions(versions))
    versions = versions.filter(({ id }) => !expired.has(id))
  })
  return versions
}

const dayOf = ({ madeAt }: Version) => madeAt.slice(0, 10)
const days = (...each: string[]) => each.map((day) => [day] as const)
const november = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => addDays('2026-11-01', from + at - 1))

describe('Daily versions', () => {
  it('cover at least the last 7 days and 4 weeks', () => {
    const kept = keptOf(
      days(...Array.from({ length: 60 }, (_, at) => addDays('2026-11-23', at - 59))),
    )
    const weeks = ['2026-10-28', '2026-11-04', '2026-11-11']
    expect(kept.map(dayOf)).toEqual([...weeks, ...november(15, 23)])
  })

  it.each([
    ['the same past day', Array.from({ length: 9 }, () => '2020-01-01')],
    ['the same future day', Array.from({ length: 9 }, () => '2031-05-05')],
    ['increasing past days', Array.from({ length: 30 }, (_, at) => addDays('2020-01-01', at))],
    ['increasing future days', Array.from({ length: 30 }, (_, at) => addDays('2031-05-05', at))],
    ['decreasing past days', Array.from({ length: 30 }, (_, at) => addDays('2026-10-31', -at))],
  ])('are not deleted because a clock flips between today and %s', (_, wrong) => {
    const kept = keptOf([
      ...days(...november(10, 16)),
      ...wrong.flatMap((day) => days(day, '2026-11-17')),
    ])
    expect(kept.map(dayOf)).toEqual(expect.arrayContaining(november(11, 17)))
  })

  it('are kept even if the clock was wrong for days', () => {
    const wrong = Array.from({ length: 7 }, (_, at) => addDays('2020-01-01', at))
    const kept = keptOf(days(...november(1, 3), ...wrong))
    expect(kept.map(dayOf)).toEqual(expect.arrayContaining(wrong))
  })

  it('keep the last version of each day when a time zone border is crossed back and forth', () => {
    const kept = keptOf(
      days(
        ...november(10, 15),
        ...Array.from({ length: 9 }, () => ['2026-11-16', '2026-11-17']).flat(),
      ),
    )
    const last = kept.filter((version) => dayOf(version) >= '2026-11-16').slice(-2)
    expect(last.map(({ id }) => id)).toEqual([23, 24])
    expect(kept.map(dayOf)).toEqual(expect.arrayContaining(november(11, 15)))
  })

  it('keep every day that would be kept without the wrong ones, and are limited in number', () => {
    const step = fc.record({
      later: fc.integer({ min: 1, max: 9 }),
      wrong: fc.array(
        fc.oneof(fc.integer({ min: -3_000, max: -300 }), fc.integer({ min: 300, max: 3_000 })),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
        let day = '2026-11-23'
        const right: string[] = []
        const all: string[] = []
        for (const { later, wrong } of steps) {
          day = addDays(day, later)
          right.push(day)
          all.push(day)
          for (const off of wrong) all.push(addDays(day, off), day)
        }
        const kept = keptOf(days(...all)).map(dayOf)
        expect(kept).toEqual(expect.arrayContaining(keptOf(days(...right.slice(-7))).map(dayOf)))
        expect(kept.length).toBeLessThanOrEqual(40)
      }),
    )
  })
})

it('Versions from before a restore have a separate limit, whatever their dates', () => {
  const kept = keptOf([
    ...days('2026-11-01'),
    ...Array.from({ length: 8 }, () => ['2020-01-01', 'restore'] as const),
    ['2026-11-02', 'apart'],
  ])
  expect(kept.map(({ reason }) => reason)).toEqual([
    'day',
    ...Array.from({ length: 5 }, () => 'restore'),
    'apart',
  ])
})
