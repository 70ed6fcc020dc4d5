import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import {
  arrivalNote,
  currentMove,
  destination,
  move,
  moves,
  type Move,
} from '@/schemas/my-move/move'
import { moveArchive, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { region } from '@/schemas/my-move/region'
import { buildMove, someDay } from '../support/moves'

const today = '2026-11-23'
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 12), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The error messages of the form for these entries, by field. */
function errorsFor(entries: Partial<Record<keyof Move, string>>): Record<string, string> {
  const { error } = (moves.formSchema ?? moves.schema).safeParse({
    reportDate: '2027-02-21',
    ...entries,
  })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('The form of a move', () => {
  it('requires only the report date', () => {
    expect(errorsFor({})).toEqual({})
    expect(errorsFor({ reportDate: '' })).toEqual({ reportDate: 'Enter the date to report.' })
  })

  it('knows the states, the District of Columbia, the territories and overseas', () => {
    expect(region.values).toHaveLength(50 + 1 + 5 + 1)
    expect(new Set(Object.values(region.labels)).size).toBe(57)
    expect(errorsFor({ from: 'DC', to: 'GU' })).toEqual({})
    expect(errorsFor({ from: 'overseas', to: 'overseas' })).toEqual({})
    expect(errorsFor({ from: 'TX', to: 'TX' })).toEqual({})
    expect(errorsFor({ to: 'Texas' })).toHaveProperty('to')
  })

  it.each(['2027-02-29', '2027-02-30', '2027-13-01', '0000-00-00', 'soon'])(
    'refuses %j, which is not a day',
    (day) => {
      const sentence = 'Enter a full date: month, day and year.'
      expect(errorsFor({ reportDate: day })).toEqual({ reportDate: sentence })
      expect(errorsFor({ packOutDate: day })).toMatchObject({ packOutDate: sentence })
    },
  )

  it('accepts February 29 of a leap year', () => {
    expect(errorsFor({ reportDate: '2028-02-29', departDate: '2028-02-29' })).toEqual({})
  })

  it.each([
    [
      { ordersDate: '2027-02-22' },
      { ordersDate: 'This is after the report date. Check both dates.' },
    ],
    [
      { packOutDate: '2027-02-10', departDate: '2027-02-09' },
      { packOutDate: 'This is after the departure date. Check both dates.' },
    ],
    [
      { ordersDate: '2027-02-10', packOutDate: '2027-02-09' },
      { ordersDate: 'This is after the pack-out date. Check both dates.' },
    ],
  ])('says of %j which two dates are in the wrong order', (entries, said) => {
    expect(errorsFor(entries)).toEqual(said)
  })

  it.each(['packOutDate', 'departDate'])(
    'says how to plan for a family that follows later if this is after the report date: %s',
    (date) => {
      expect(errorsFor({ [date]: '2027-02-22' })).toEqual({
        [date]:
          'This is after the report date. If you follow later, enter the day you will arrive as the report date.',
      })
    },
  )

  it('accepts one day for all four dates', () => {
    const day = '2027-02-21'
    expect(errorsFor({ ordersDate: day, packOutDate: day, departDate: day })).toEqual({})
  })

  it('treats a report date over two years ahead or a year ago as a mistyped year', () => {
    const sentence = 'This is far from today. Check the year.'
    expect(errorsFor({ reportDate: addDays(today, 731) })).toEqual({})
    expect(errorsFor({ reportDate: addDays(today, 732) })).toEqual({ reportDate: sentence })
    expect(errorsFor({ reportDate: addDays(today, -366) })).toEqual({})
    expect(errorsFor({ reportDate: addDays(today, -367) })).toEqual({ reportDate: sentence })
    expect(errorsFor({ reportDate: '9999-12-31' })).toEqual({ reportDate: sentence })
  })

  it.each(['ordersDate', 'packOutDate', 'departDate'])(
    'treats another date years before the report date as a mistyped year: %s',
    (date) => {
      const sentence = 'This is years before the report date. Check the year.'
      expect(errorsFor({ [date]: '2025-02-19' })).toEqual({ [date]: sentence })
      expect(errorsFor({ [date]: '2025-02-20' })).toEqual({})
    },
  )

  it('accepts a report date in the past or today, and says what the plan then does', () => {
    expect(errorsFor({ reportDate: today })).toEqual({})
    expect(errorsFor({ reportDate: '2026-11-01' })).toEqual({})
    expect(arrivalNote('2026-11-24', today)).toBe('')
    expect(arrivalNote(today, today)).toMatch(/^That is today\./)
    expect(arrivalNote('2026-11-22', today)).toBe(
      'That day has passed. The plan asks only for what you can still do.',
    )
  })
})

describe('Stored moves', () => {
  it('load whatever the order of their dates, as another version may have accepted it', () => {
    fc.assert(
      fc.property(
        someDay,
        someDay,
        someDay,
        someDay,
        (reportDate, ordersDate, packOutDate, departDate) => {
          const record = buildMove({ reportDate, ordersDate, packOutDate, departDate })
          expect(moves.check([record])).toEqual({ value: [record], refused: [] })
        },
      ),
    )
  })

  it.each(['reportDate', 'ordersDate', 'packOutDate', 'departDate', 'plannedOn'])(
    'are refused if no plan can be computed from their %s',
    (date) => {
      const [good, late, early] = [
        buildMove({ id: '1' }),
        buildMove({ id: '2', [date]: '9999-12-31' }),
        buildMove({ id: '3', [date]: '0000-01-01' }),
      ]
      expect(moves.check([good, late, early])).toMatchObject({
        value: [good],
        refused: [{ position: 1 }, { position: 2 }],
      })
    },
  )

  it('need only the report date', () => {
    expect(move.parse({ reportDate: today })).toEqual({
      ...{ from: '', fromPlace: '', to: '', toPlace: '', reportDate: today },
      ...{ ordersDate: '', packOutDate: '', departDate: '', status: 'planned', plannedOn: '' },
      endedOn: '',
    })
  })

  it('have one current move: the newest that has not ended', () => {
    const [done, older, newer] = [
      buildMove({ id: '3', status: 'done' }),
      buildMove({ id: '1' }),
      buildMove({ id: '2' }),
    ] as const
    expect(currentMove([done, newer, older])).toBe(newer)
    expect(currentMove([done])).toBeUndefined()
  })

  it('are named after their destination, as far as it is known', () => {
    expect(destination(buildMove())).toBe('the new station')
    expect(destination(buildMove({ to: 'WA' }))).toBe('Washington')
    expect(destination(buildMove({ to: 'overseas', toPlace: 'Rota' }))).toBe('Rota, Overseas')
    // The state is not said twice.
    expect(destination(buildMove({ to: 'VA', toPlace: 'Norfolk, VA' }))).toBe('Norfolk, VA')
    expect(destination(buildMove({ to: 'VA', toPlace: 'Vienna' }))).toBe('Vienna, Virginia')
    expect(moves.describe(buildMove({ to: 'WA' }))).toBe('Move to Washington, Feb 21, 2027')
  })
})

describe('The archive of moves', () => {
  const ended = (id: string, createdAt: string): ArchivedMove & { later: unknown } => ({
    ...{ id, createdAt, updatedAt: createdAt, endedOn: createdAt.slice(0, 10) },
    ...{ move: buildMove({ id }), checklistProgress: {}, planProgress: {}, later: [1] },
  })
  const [first, second] = [
    ended('1', '2024-05-01T10:00:00.000Z'),
    ended('2', '2026-05-01T10:00:00.000Z'),
  ] as const

  it('keeps fields of a later version', () => {
    expect(moveArchive.check([first])).toEqual({ value: [first], refused: [] })
  })

  it('loads without damaged entries', () => {
    const damaged = { ...second, move: { reportDate: 'soon' } }
    const far = { ...second, endedOn: '9999-12-31' }
    expect(moveArchive.check([damaged, first, first, far])).toMatchObject({
      value: [first],
      refused: [{ position: 0 }, { position: 2 }, { position: 3 }],
    })
  })

  it('is merged by move, the latest first, and does not change when merged again', () => {
    const once = moveArchive.merge([first], [second, first], 'mine')
    expect(once).toMatchObject({ value: [second, first], added: 1, same: 1 })
    expect(moveArchive.merge(once.value, [second, first], 'file').value).toBe(once.value)
  })
})
