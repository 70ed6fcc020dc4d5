import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '@/screens/my-move/plan/plan-of'
import type * as Plans from '@/screens/my-move/plan/plan-of'
import type * as Starts from '@/screens/my-move/lifecycle/start-move'
import { addDays } from '@/engine/calendar-day'
import { moves } from '@/schemas/my-move/move'
import { anyMove, buildMove, nothingDone, someDay } from '../../support/moves'
import { runInZone, zones } from '../../support/zones'

describe.each(zones)('In $zone', ({ zone }) => {
  runInZone(zone)

  let plans: typeof Plans
  let starts: typeof Starts

  beforeAll(async () => {
    plans = await import('@/screens/my-move/plan/plan-of')
    starts = await import('@/screens/my-move/lifecycle/start-move')
  })

  it('a plan has the same days and states as in every other zone', () => {
    // Counts in UTC, unlike the code under test.
    const utcDay = (day: string, count: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
    fc.assert(
      fc.property(someDay, fc.integer({ min: -400, max: 400 }), (reportDate, days) => {
        const move = buildMove({ reportDate, plannedOn: addDays(reportDate, -400) })
        const today = utcDay(reportDate, days)
        const plan = plans.planOf(move, nothingDone, today)
        const moveIn = plan.find(({ id }) => id === 'housing-steps/move-in')
        const state = days > 3 ? 'overdue' : days < -4 ? 'later' : 'thisWeek'
        expect(moveIn).toMatchObject({ due: utcDay(reportDate, 3), state })
        const check = plan.find(({ id }) => id === 'license-steps/check-good-standing')
        expect(check?.due).toBe(utcDay(reportDate, -90))
      }),
    )
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        expect(plans.planOf(move, nothingDone, today)).toEqual(planOf(move, nothingDone, today))
      }),
      { numRuns: Number(process.env.RANDOM_RUNS ?? 30) },
    )
  })

  it('a move that is entered just before or after midnight is planned from that local day', () => {
    const nothing = { moves: [], checklistProgress: {}, planProgress: {}, moveArchive: [] }
    const entries = moves.schema.parse({ reportDate: '2028-02-29' })
    const enteredAt = (now: Date) => starts.startMove(nothing, entries, now).moves[0]?.plannedOn
    expect(enteredAt(new Date(2028, 1, 28, 23, 59, 59, 999))).toBe('2028-02-28')
    expect(enteredAt(new Date(2028, 1, 29, 0, 0, 0, 0))).toBe('2028-02-29')
    expect(enteredAt(new Date(2028, 2, 1, 0, 0, 0, 0))).toBe('2028-03-01')
  })
})
