import fc from 'fast-check'
import { planTasks } from '@/data/my-move/plan-tasks'
import { addDays } from '@/engine/calendar-day'
import { moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { region } from '@/schemas/my-move/region'
import { isFor } from '@/screens/my-move/plan/plan-of'
import type { MoveProgress } from '@/schemas/my-move/plan-progress'

/** A move as it is stored, entered on 2026-11-23 by default. */
export function buildMove(overrides: Partial<MoveRecord> = {}): MoveRecord {
  return {
    ...moves.schema.parse({ reportDate: '2027-02-21', plannedOn: '2026-11-23' }),
    id: '1795100000000',
    createdAt: '2026-11-23T18:00:00.000Z',
    updatedAt: '2026-11-23T18:00:00.000Z',
    ...overrides,
  }
}

/** The same as it is written: a blank end is left out. */
export const buildStoredMove = (overrides: Partial<MoveRecord> = {}) =>
  Object.fromEntries(Object.entries(buildMove(overrides)).filter(([field]) => field !== 'endedOn'))

/** The tasks in the plan of a move. */
export const tasksFor = (move: MoveRecord) => planTasks.rows.filter((row) => isFor(row, move))

export const nothingDone: MoveProgress = { checklistProgress: {}, planProgress: {} }

/** Days from before 2000 until after 2050, including leap days. */
export const someDay = fc.oneof(
  fc.integer({ min: -10_000, max: 10_000 }).map((count) => addDays('2026-11-23', count)),
  fc.constantFrom('2024-02-29', '2028-02-29', '2026-12-31', '2027-01-01'),
)

const place = fc.constantFrom('' as const, ...region.values)

/** A move whose dates are in order. It may have been entered before, between or after them. */
export const anyMove: fc.Arbitrary<MoveRecord> = fc
  .record({
    plannedOn: someDay,
    reportIn: fc.integer({ min: -366, max: 731 }),
    before: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 3 }),
    blank: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    from: place,
    to: place,
  })
  .map(({ plannedOn, reportIn, before, blank, from, to }) => {
    const reportDate = addDays(plannedOn, reportIn)
    const [depart = 0, packOut = 0, orders = 0] = before.toSorted((a, b) => a - b)
    const entered = (isBlank: boolean, days: number) => (isBlank ? '' : addDays(reportDate, -days))
    const dates: Partial<Move> = {
      reportDate,
      departDate: entered(blank[0], depart),
      packOutDate: entered(blank[1], packOut),
      ordersDate: entered(blank[2], orders),
    }
    return buildMove({ ...dates, plannedOn, from, to })
  })
