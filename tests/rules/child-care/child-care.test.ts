import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scalars } from '@/engine/model/field'
import { childCare, type ChildCareRecord } from '@/schemas/my-move/child-care'
import { childCareList } from '@/screens/child-care/child-care-list'
import { childCareDays } from '@/screens/child-care/days'
import { placesNeeded, placesOffered } from '@/screens/child-care/due'
import type { MoveRecord } from '@/schemas/my-move/move'
import { isFromEarlierMove } from '@/schemas/my-move/placed-children'
import { updateEvents } from '@/screens/my-move/calendar/update-events'
import { answeredTasks } from '@/screens/my-move/plan/answered-tasks'
import { childCareLines } from '@/screens/my-move/plan/child-care-lines'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { buildChildCare } from '../../support/child-care'
import { formErrors } from '../../support/form-errors'
import { buildMove, nothingDone } from '../../support/moves'

const TODAY = '2026-11-26'

/** A move that was entered on 2026-11-02 and canceled on 2026-11-20. */
const canceledMove = (destination: Pick<Partial<MoveRecord>, 'to' | 'toPlace'> = { to: 'TX' }) =>
  buildMove({
    ...destination,
    id: 'canceled',
    status: 'cancelled',
    reportDate: '2027-06-10',
    createdAt: '2026-11-02T18:00:00.000Z',
    updatedAt: '2026-11-20T18:00:00.000Z',
  })

/** The move that was entered after it, on 2026-11-23. */
const nextMove = (destination: Pick<Partial<MoveRecord>, 'to' | 'toPlace'> = { to: 'VA' }) =>
  buildMove({ ...destination, reportDate: '2027-08-20' })

/** The ids of the records that a warning of the list names. */
function warnedIn(
  title: string,
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[] = [],
): readonly string[] | undefined {
  const warning = childCareList.config.warnings?.find((one) => one.title === title)
  const listed = records.map((record) => ({ ...record }))
  const warned = warning?.among?.(listed, [known]).filter((one) => warning.applies(one, TODAY))
  return warned?.map(({ id }) => id)
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 26, 9), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('The form of a child care option', () => {
  const errorsFor = (typed: Scalars) =>
    formErrors(childCare, { program: 'Lewis Main Center', ...typed })

  it('requires only the name of a program', async () => {
    expect(await errorsFor({})).toEqual({})
    expect(await errorsFor({ program: ' ' })).toEqual({
      program: 'Enter the name of the program or provider.',
    })
  })

  it('accepts dates that are all on one day, or a past date alone', async () => {
    const dates = { askedOn: TODAY, neededBy: TODAY, answerBy: TODAY }
    expect(await errorsFor(dates)).toEqual({})
    expect(await errorsFor({ neededBy: '2026-11-01' })).toEqual({})
  })

  it('reports a date before the day of asking, and a day of asking in the future', async () => {
    const before = 'This is before the day you asked. Check both dates.'
    expect(
      await errorsFor({ askedOn: '2026-11-20', neededBy: '2026-11-19', answerBy: '2026-11-19' }),
    ).toEqual({ neededBy: before, answerBy: before })
    expect(await errorsFor({ askedOn: '2026-11-28' })).toEqual({
      askedOn: 'This day is still ahead. Leave it blank until you have asked.',
    })
  })

  it('reports a day of asking beside “To Ask”', async () => {
    expect(await errorsFor({ status: 'to-ask', askedOn: TODAY })).toEqual({
      status: 'You entered the day you asked. Choose Asked, or clear that day.',
    })
    expect(await errorsFor({ status: 'to-ask', askedOn: '' })).toEqual({})
  })

  it('accepts tomorrow as the day of asking, entered before a flight across the date line', async () => {
    expect(await errorsFor({ askedOn: '2026-11-27' })).toEqual({})
  })

  it('does not apply these rules to stored or imported records', () => {
    const record = buildChildCare({ askedOn: '2026-12-01', neededBy: '2026-11-01' })
    expect(childCare.check([record])).toMatchObject({ value: [record], refused: [] })
  })
})

describe('What Now', () => {
  it('lists an offer with its last day to answer, and reports when that day has passed', () => {
    const offered = (answerBy: string) => buildChildCare({ status: 'offered', answerBy })
    expect(placesOffered([offered(TODAY)], [], TODAY)).toMatchObject([
      {
        title: 'Child Care Offer: Lewis Main Center, for Mia',
        reason: 'Answer by Nov 26, 2026 (today).',
        day: TODAY,
        action: { href: '/app/move/child-care?edit=1' },
      },
    ])
    expect(placesOffered([offered('2026-11-25')], [], TODAY)).toMatchObject([
      {
        late: 'The day to answer was Nov 25, 2026 (yesterday).',
        reason: 'Ask if the place is still open.',
      },
    ])
    expect(placesOffered([offered('')], [], TODAY)).toMatchObject([
      { reason: 'Ask by what day you have to answer.' },
    ])
  })

  it('names the offer that can still be answered, however many days have passed', () => {
    const records = ['2026-11-10', '2026-11-12', '2026-11-20', '2026-11-27'].map((answerBy, at) =>
      buildChildCare({ id: String(at), status: 'offered', answerBy, forWhom: `Child ${at}` }),
    )
    expect(placesOffered(records, [], TODAY).map(({ day }) => day)).toEqual([
      '2026-11-27',
      '2026-11-10',
      '2026-11-12',
    ])
  })

  it('lists a program without an offer starting 30 days before care is needed', () => {
    const needed = (neededBy: string) => buildChildCare({ neededBy })
    expect(placesNeeded([needed('2026-12-27')], [], TODAY)).toEqual([])
    expect(placesNeeded([needed('2026-12-26')], [], TODAY)).toMatchObject([
      {
        reason:
          'Needed by Dec 26, 2026 (in 30 days). No offer yet. Ask where you stand, and about fee assistance.',
        day: '2026-12-26',
      },
    ])
    expect(placesNeeded([needed('2026-11-25')], [], TODAY)).toMatchObject([
      { late: 'Needed since Nov 25, 2026 (yesterday).' },
    ])
  })

  it('says to ask a program only while it has no day of asking, whatever its status', () => {
    const reasonOf = (askedOn: string) =>
      placesNeeded([buildChildCare({ status: 'to-ask', askedOn, neededBy: TODAY })], [], TODAY)[0]
        ?.reason
    expect(reasonOf('')).toContain('Ask for a place.')
    expect(reasonOf('2026-10-02')).toContain('Ask where you stand')
  })

  it('summarizes the remaining programs, and reports when the first of their days has passed', () => {
    const others = (neededBy: string) =>
      placesNeeded(
        [
          buildChildCare({ id: 'a', neededBy: '2026-11-20' }),
          buildChildCare({ id: 'b', neededBy: '2026-11-20' }),
          buildChildCare({ id: 'c', neededBy }),
          buildChildCare({ id: 'd', neededBy: '2026-12-20' }),
        ],
        [],
        TODAY,
      ).at(-1)
    expect(others(TODAY)).toMatchObject({ reason: 'You need a place within 30 days.', day: TODAY })
    expect(others(TODAY)).not.toHaveProperty('late')
    expect(others('2026-11-25')).toMatchObject({
      late: 'The first place was needed on Nov 25, 2026 (yesterday).',
      reason: 'No offer yet.',
      day: '2026-11-25',
    })
  })

  it.each(['offered', 'accepted', 'no-place', 'declined'] as const)(
    'does not list an option as needed that is %s',
    (status) => {
      expect(placesNeeded([buildChildCare({ status, neededBy: TODAY })], [], TODAY)).toEqual([])
    },
  )

  it('omits the other programs of a child who has a place, but not programs of other children', () => {
    const records = [
      buildChildCare({ id: 'a', neededBy: TODAY }),
      buildChildCare({ id: 'b', status: 'accepted', forWhom: 'MIA' }),
      buildChildCare({ id: 'c', neededBy: TODAY, forWhom: 'Leo' }),
      buildChildCare({ id: 'd', neededBy: TODAY, forWhom: '' }),
    ]
    expect(placesNeeded(records, [], TODAY).map(({ id }) => id)).toEqual([
      'child care c',
      'child care d',
    ])
  })
})

describe('An offer for a child who has a place', () => {
  const placed = buildChildCare({ id: 'placed', status: 'accepted', forWhom: 'MIA' })
  const offered = (id: string, answerBy: string, forWhom = 'Mia') =>
    buildChildCare({ id, status: 'offered', answerBy, forWhom })
  const lapsed = offered('lapsed', '2026-11-25')
  const ahead = offered('ahead', TODAY)
  const records = [placed, lapsed, ahead, offered('of another child', '2026-11-25', 'Leo')]

  it('is left out of What Now once its day has passed, and asks for an answer until then', () => {
    expect(placesOffered(records, [], TODAY).map(({ id }) => id)).toEqual([
      'child care ahead',
      'child care of another child',
    ])
  })

  it('is also left out beside the plan and in the warning of the list', () => {
    expect(childCareLines([placed, lapsed], [], TODAY)).toEqual([])
    expect(childCareLines([placed, ahead], [], TODAY)).toHaveLength(1)
    expect(warnedIn('Offers to Answer', records)).toEqual(['ahead', 'of another child'])
  })

  it('is left out without a day to answer', () => {
    const ofMia = offered('without a day', '')
    expect(placesOffered([placed, ofMia], [], TODAY)).toEqual([])
    expect(placesOffered([placed, offered('of Leo', '', 'Leo')], [], TODAY)).toHaveLength(1)
  })

  it('is kept if the place is from an earlier move', () => {
    const earlier = { ...placed, askedOn: '2024-03-01', neededBy: '2024-06-01' }
    const move = buildMove({ ordersDate: '2026-11-18' })
    expect(placesOffered([earlier, lapsed], [move], TODAY)).toHaveLength(1)
  })
})

it('The calendar has the day to answer and the day care is needed, both done once the option is settled', () => {
  const dated = buildChildCare({ id: 'a', answerBy: '2026-12-02', neededBy: '2027-01-04' })
  expect(childCareDays([dated, buildChildCare({ id: 'b' })], [], TODAY)).toMatchObject([
    { id: 'record/child-care/a/answer-by', day: '2026-12-02', isDone: false },
    {
      id: 'record/child-care/a/needed-by',
      title: 'Child care needed: Lewis Main Center, for Mia',
      day: '2027-01-04',
      isDone: false,
    },
  ])
  const settled = childCareDays([{ ...dated, status: 'accepted' }], [], TODAY)
  expect(settled.map(({ isDone }) => isDone)).toEqual([true, true])
})

it.each(['no-place', 'declined'] as const)(
  'The calendar has no day of need that is ahead of an option that is %s, but keeps a past one',
  (status) => {
    const daysOf = (neededBy: string) =>
      childCareDays([buildChildCare({ status, neededBy })], [], TODAY).map(({ day, isDone }) => [
        day,
        isDone,
      ])
    expect(daysOf(TODAY)).toEqual([])
    expect(daysOf('2026-11-25')).toEqual([['2026-11-25', true]])
  },
)

it('A calendar file cancels the day of need of a canceled move that an earlier file had', () => {
  const asked = [buildChildCare({ askedOn: '2026-11-10', neededBy: '2027-02-22' })]
  const canceled = canceledMove()
  const days = (known: readonly MoveRecord[]) => childCareDays(asked, known, TODAY)
  const planned = { ...canceled, status: 'planned' as const }
  const { events } = updateEvents({}, days([planned]), canceled.id, new Date())
  const next = nextMove()
  expect(updateEvents(events, days([next, canceled]), next.id, new Date()).changes).toMatchObject({
    cancelled: 1,
    same: 0,
  })
})

it('The calendar marks the day care is needed as done once the child has a place, and keeps offers open', () => {
  const dates = { answerBy: '2026-12-02', neededBy: '2027-01-04' }
  const days = childCareDays(
    [
      buildChildCare({ id: 'a', status: 'offered', ...dates }),
      buildChildCare({ id: 'b', status: 'accepted', forWhom: 'MIA' }),
      buildChildCare({ id: 'c', forWhom: 'Leo', neededBy: '2027-01-04' }),
    ],
    [],
    TODAY,
  )
  expect(days.map(({ id, isDone }) => [id, isDone])).toEqual([
    ['record/child-care/a/answer-by', false],
    ['record/child-care/a/needed-by', true],
    ['record/child-care/c/needed-by', false],
  ])
})

describe('A place that was accepted for an earlier move', () => {
  const move = buildMove({ ordersDate: '2026-11-18' })
  // Edited today, so that the time of its last change says nothing of when it was accepted.
  const before = buildChildCare({
    id: 'before',
    status: 'accepted',
    askedOn: '2024-03-01',
    neededBy: '2024-06-01',
    updatedAt: '2026-11-26T15:00:00.000Z',
  })
  const left = buildChildCare({ id: 'left', askedOn: '2024-03-02', neededBy: '2024-06-01' })
  const open = buildChildCare({ id: 'open', program: 'Harbor House', neededBy: '2026-12-20' })
  const records = [open, left, before]
  const neededIn = (known: Parameters<typeof placesNeeded>[1], among = records) =>
    placesNeeded(among, known, TODAY).map(({ id }) => id)

  it('hides no program of this move in What Now, in the calendar or beside the plan', () => {
    expect(neededIn([move])).toEqual(['child care open'])
    expect(
      childCareDays(records, [move], TODAY)
        .filter(({ isDone }) => !isDone)
        .map(({ id }) => id),
    ).toEqual(['record/child-care/open/needed-by'])
    expect(childCareLines(records, [move], TODAY)).toEqual([
      'Harbor House, for Mia. Needed by Dec 20, 2026 (in 24 days). No offer yet.',
    ])
  })

  it('hides no program of a move that is done, but a canceled move changes nothing', () => {
    expect(neededIn([{ ...move, status: 'done' }])).toEqual(['child care open'])
    expect(neededIn([{ ...move, status: 'cancelled' }])).toEqual([])
  })

  it('hides no program that was asked before the plan started, if care is needed after that', () => {
    expect(neededIn([move], [{ ...open, askedOn: '2026-09-01' }, before])).toEqual([
      'child care open',
    ])
  })

  it('hides the other programs again once a place is accepted for this move', () => {
    const accepted = buildChildCare({ id: 'now', status: 'accepted' })
    expect(neededIn([move], [...records, accepted])).toEqual([])
  })

  it('hides nothing, but a place accepted after the move was entered does, months before the plan starts', () => {
    const early = buildMove({ reportDate: '2027-08-01', createdAt: '2026-11-10T18:00:00.000Z' })
    const accepted = buildChildCare({ id: 'now', status: 'accepted' })
    expect(neededIn([early])).toEqual(['child care open'])
    expect(neededIn([early], [...records, accepted])).toEqual([])
  })

  it('hides no program of this move if it was asked for a canceled move elsewhere, whenever care was needed', () => {
    const [canceled, next] = [canceledMove(), nextMove()]
    const asked = { ...before, askedOn: '2026-11-10', neededBy: '2027-06-14' }
    expect(neededIn([next], [open, asked])).toEqual([])
    expect(neededIn([next, canceled], [open, asked])).toEqual(['child care open'])
  })

  it('hides the other programs if that move was canceled and the next one goes to the same station', () => {
    const station = { to: 'VA', toPlace: 'Norfolk' } as const
    const known = [nextMove(station), canceledMove({ to: 'VA', toPlace: 'norfolk' })]
    const asked = { ...before, askedOn: '2026-11-10' }
    expect(neededIn(known, [open, { ...asked, neededBy: '2027-06-14' }])).toEqual([])
    expect(neededIn(known, [open, { ...asked, neededBy: '' }])).toEqual([])
    const other = [nextMove({ ...station, toPlace: 'Quantico' }), canceledMove(station)]
    expect(neededIn(other, [open, asked])).toEqual(['child care open'])
    const later = { ...asked, neededBy: '2027-06-14' }
    const unnamed = [nextMove({ to: 'overseas' }), canceledMove({ to: 'overseas' })]
    expect(neededIn(unnamed, [open, later])).toEqual(['child care open'])
    // Another move was done since those orders.
    const done = buildMove({ id: 'done', status: 'done', createdAt: '2026-11-21T00:00:00.000Z' })
    const since = [nextMove(station), done, canceledMove(station)]
    expect(isFromEarlierMove(later, since)).toBe(true)
  })
})

describe('A request without a name that was made for an earlier move', () => {
  const move = buildMove({ ordersDate: '2026-11-18' })
  const earlier = buildMove({
    id: 'earlier',
    status: 'done',
    reportDate: '2024-08-10',
    createdAt: '2024-02-01T18:00:00.000Z',
    updatedAt: '2024-08-20T18:00:00.000Z',
  })
  const known = [move, earlier]
  const dates = { askedOn: '2024-03-01', neededBy: '2024-08-01' }
  const left = buildChildCare({ id: 'left', forWhom: '', ...dates })
  const open = buildChildCare({ id: 'open', program: 'Harbor House', neededBy: '2026-12-20' })

  it('is not asked for in What Now, beside the plan or in the warning of the list', () => {
    expect(placesNeeded([left, open], known, TODAY).map(({ id }) => id)).toEqual([
      'child care open',
    ])
    expect(childCareLines([left, open], known, TODAY)).toEqual([
      'Harbor House, for Mia. Needed by Dec 20, 2026 (in 24 days). No offer yet.',
    ])
    expect(warnedIn('Needed Now or Soon, No Offer Yet', [left, open], known)).toEqual(['open'])
  })

  it('is done in the calendar', () => {
    expect(childCareDays([left], known, TODAY)).toMatchObject([{ day: '2024-08-01', isDone: true }])
  })

  it('is left out with its offer once the day to answer has passed, and asks for an answer until then', () => {
    const offered = (answerBy: string) => ({ ...left, status: 'offered' as const, answerBy })
    expect(placesOffered([offered('2026-11-25')], known, TODAY)).toEqual([])
    expect(placesOffered([offered(TODAY)], known, TODAY)).toHaveLength(1)
    expect(placesOffered([offered('')], known, TODAY)).toEqual([])
  })

  it('stays where no earlier move is known: it may be for this one', () => {
    const early = { ...left, askedOn: '2026-08-01', neededBy: '2026-11-10' }
    const first = buildMove({ reportDate: '2027-06-10', createdAt: '2026-11-18T18:00:00.000Z' })
    expect(placesNeeded([early], [first], TODAY)).toHaveLength(1)
    expect(childCareDays([early], [first], TODAY)).toMatchObject([{ isDone: false }])
  })
})

describe('A request for a move that was canceled, with no move planned', () => {
  const earlier = buildMove({
    id: 'earlier',
    status: 'done',
    createdAt: '2024-02-01T18:00:00.000Z',
    updatedAt: '2024-08-20T18:00:00.000Z',
  })
  const asked = buildChildCare({ id: 'canceled', askedOn: '2026-11-10', neededBy: '2026-12-20' })
  const neededIn = (records: readonly ChildCareRecord[], known: readonly MoveRecord[]) =>
    placesNeeded(records, known, TODAY).map(({ id }) => id)

  it('is not asked for, with or without a move before it', () => {
    expect(neededIn([asked], [canceledMove()])).toEqual([])
    expect(neededIn([asked], [canceledMove(), earlier])).toEqual([])
    expect(neededIn([asked], [])).toEqual(['child care canceled'])
  })

  it('is left out as an offer without a day to answer', () => {
    const offer = { ...asked, status: 'offered' as const }
    expect(placesOffered([offer], [canceledMove()], TODAY)).toEqual([])
    expect(placesOffered([offer], [], TODAY)).toHaveLength(1)
  })

  it('comes back if the orders are issued again', () => {
    const station = { to: 'TX', toPlace: 'Fort Hood' } as const
    const reissued = nextMove(station)
    expect(neededIn([asked], [reissued, canceledMove(station)])).toEqual(['child care canceled'])
    // It stays once that move is done.
    const done = { ...reissued, status: 'done' as const }
    expect(neededIn([asked], [done, canceledMove(station)])).toEqual(['child care canceled'])
  })

  it('hides no program that was asked after or before that move, even if its place was accepted', () => {
    const place = { ...asked, status: 'accepted' as const }
    const after = { ...asked, id: 'after', askedOn: '2026-11-20' }
    const before = { ...asked, id: 'before', askedOn: '2025-03-01' }
    expect(neededIn([place, after, before], [canceledMove(), earlier])).toEqual([
      'child care after',
      'child care before',
    ])
  })

  it('has no day of need in the calendar once that is ahead of a canceled move, but keeps a past one', () => {
    const daysOf = (neededBy: string, known: readonly MoveRecord[]) =>
      childCareDays([{ ...asked, neededBy }], known, TODAY).map(({ day, isDone }) => [day, isDone])
    for (const known of [[canceledMove()], [nextMove(), canceledMove()]]) {
      expect(daysOf(TODAY, known)).toEqual([])
      expect(daysOf('2026-11-25', known)).toEqual([['2026-11-25', true]])
    }
    const planned = { ...canceledMove(), status: 'planned' as const }
    expect(daysOf(TODAY, [planned])).toEqual([[TODAY, false]])
  })
})

describe.each(['America/New_York', 'Asia/Tokyo'])(
  'A request that was made in Virginia, read in %s',
  (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone))

    it('is asked for if it was made on the day the earlier move was canceled', () => {
      // Canceled at noon of Nov 20. The next move was entered an hour later.
      const canceled = { ...canceledMove(), updatedAt: '2026-11-20T17:00:00.000Z' }
      const next = buildMove({ to: 'overseas', createdAt: '2026-11-20T18:00:00.000Z' })
      const asked = buildChildCare({ neededBy: '2026-12-20' })
      expect(placesNeeded([asked], [next, canceled], TODAY)).toHaveLength(1)
      const dayBefore = { ...asked, askedOn: '2026-11-19' }
      expect(placesNeeded([dayBefore], [next, canceled], TODAY)).toEqual([])
    })

    it('without a day of asking is of the move that was canceled a day later', () => {
      // Entered a day before the move was canceled, to the hour.
      const canceled = { ...canceledMove(), updatedAt: '2026-11-20T23:00:00.000Z' }
      const createdAt = '2026-11-19T23:00:00.000Z'
      const asked = buildChildCare({ askedOn: '', createdAt, neededBy: '2026-12-20' })
      expect(placesNeeded([asked], [canceled], TODAY)).toEqual([])
    })

    it('is for the move that was entered on the day of asking', () => {
      // Entered at 15:00 of Nov 20. The plan starts on Jan 10.
      const createdAt = '2026-11-20T20:00:00.000Z'
      const move = buildMove({ reportDate: '2027-04-10', createdAt, updatedAt: createdAt })
      expect(isFromEarlierMove(buildChildCare(), [move])).toBe(false)
    })
  },
)

describe('The plan of a move', () => {
  const move = buildMove({ ordersDate: '2026-11-18' })
  const ASK = 'pcs-timeline/3-months/request-child-care'
  const CHECK_WAIT = 'pcs-timeline/arrival/check-child-care-wait'
  const answered = (overrides: Parameters<typeof buildChildCare>[0]) => [
    ...answeredTasks({ childCare: [buildChildCare(overrides)] }, move, TODAY).keys(),
  ]

  it('marks the task to ask done once a program was asked, and the wait list task once a place is accepted', () => {
    expect(answered({})).toEqual([ASK])
    expect(answered({ status: 'accepted' })).toEqual([ASK, CHECK_WAIT])
    expect(answered({ askedOn: '', status: 'to-ask' })).toEqual([])
  })

  it('uses the day a program was entered if the day of asking is blank', () => {
    const entered = '2026-11-20T18:00:00.000Z'
    expect(answered({ askedOn: '', status: 'on-list', createdAt: entered })).toEqual([ASK])
    expect(answered({ askedOn: '', createdAt: '2023-11-20T18:00:00.000Z' })).toEqual([])
  })

  it('ignores requests from before this move or after it ended', () => {
    expect(answered({ askedOn: '2026-10-01' })).toEqual([])
    expect(answered({ askedOn: '2026-11-27' })).toEqual([])
  })

  it('counts a request made since the move was entered, however far off the report date is or becomes', () => {
    for (const reportDate of ['2027-02-22', '2027-08-01', '2028-02-01']) {
      const early = buildMove({ reportDate, createdAt: '2026-11-10T18:00:00.000Z' })
      const asked = (askedOn: string) => [
        ...answeredTasks({ childCare: [buildChildCare({ askedOn })] }, early, TODAY).keys(),
      ]
      expect(asked('2026-11-20'), reportDate).toEqual([ASK])
      expect(asked('2026-11-01'), reportDate).toEqual([])
    }
  })

  it('counts a request from before this move if care is needed after its start', () => {
    expect(answered({ askedOn: '2026-10-01', neededBy: '2027-02-22' })).toEqual([ASK])
  })

  it('ignores a request made before an earlier move ended, even if care is needed after this one started', () => {
    const [canceled, next] = [canceledMove(), nextMove()]
    const stateOf = (askedOn: string, move: MoveRecord) =>
      planOf(
        move,
        {
          ...nothingDone,
          childCare: [buildChildCare({ askedOn, neededBy: '2027-06-14' })],
          moves: [next, canceled],
        },
        TODAY,
      ).find(({ id }) => id === ASK)?.state
    // Before the first move was entered, and while it was the current one.
    for (const askedOn of ['2026-10-12', '2026-11-10']) {
      expect(stateOf(askedOn, next), askedOn).not.toBe('done')
      expect(stateOf(askedOn, canceled), askedOn).toBe('done')
    }
    // After the first move was canceled, before the next one was entered.
    expect(stateOf('2026-11-21', next)).toBe('done')
  })

  it('keeps a task open that the person unchecked, and shows when they asked', () => {
    const asked = [buildChildCare({ askedOn: '2026-11-22' }), buildChildCare({ id: '2' })]
    const taskOf = (ticks: object) =>
      planOf(move, { ...nothingDone, ...ticks, childCare: asked }, TODAY).find(
        ({ id }) => id === ASK,
      )
    expect(taskOf({})?.state).toBe('done')
    const open = taskOf({ checklistProgress: { '3-months': { 'request-child-care': false } } })
    expect(open?.state).not.toBe('done')
    expect(open?.answer).toBe('Asked Nov 20, 2026.')
  })

  it('says that a day has passed, and what to do about an offer then', () => {
    const records = [
      buildChildCare({ id: '1', status: 'offered', answerBy: '2026-11-24' }),
      buildChildCare({ id: '2', neededBy: '2026-11-25' }),
    ]
    expect(childCareLines(records, [], TODAY)).toEqual([
      'Lewis Main Center, for Mia. The day to answer was Nov 24, 2026 (2 days ago). Ask if the place is still open.',
      'Lewis Main Center, for Mia. Needed since Nov 25, 2026 (yesterday). No offer yet.',
    ])
  })

  it('hides no date that is ahead behind those that have passed', () => {
    const passed = ['2026-11-10', '2026-11-15', '2026-11-20'].map((answerBy, at) =>
      buildChildCare({ id: `${at}`, status: 'offered', answerBy }),
    )
    const ahead = buildChildCare({ id: 'ahead', status: 'offered', answerBy: '2026-11-27' })
    const [first, second] = childCareLines([...passed, ahead], [], TODAY)
    expect(first).toContain('Answer by Nov 27, 2026')
    expect(second).toContain('The day to answer was Nov 10, 2026')
  })

  it('shows the next date of the open child care options, the earliest first and at most three', () => {
    const lines = childCareLines(
      [
        buildChildCare({ neededBy: '2027-03-01' }),
        buildChildCare({ status: 'offered', answerBy: '2026-12-02', neededBy: '2027-02-01' }),
        buildChildCare({ status: 'declined', neededBy: '2026-12-01' }),
        buildChildCare({ neededBy: '2027-03-02' }),
        buildChildCare({ neededBy: '2027-03-03' }),
      ],
      [],
      TODAY,
    )
    expect(lines).toEqual([
      'Lewis Main Center, for Mia. Answer by Dec 2, 2026 (in 6 days).',
      'Lewis Main Center, for Mia. Needed by Mar 1, 2027 (in 95 days). No offer yet.',
      'Lewis Main Center, for Mia. Needed by Mar 2, 2027 (in 96 days). No offer yet.',
    ])
  })
})
