import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anchorDays, earliest, lastDays } from '@/schemas/my-move/anchor-days'
import { calendarTasks } from '@/screens/my-move/plan/calendar-tasks'
import { byPhase, byWeek, weekTitle } from '@/screens/my-move/plan/groups'
import { answeredTasks } from '@/screens/my-move/plan/answered-tasks'
import { planCount, planSummary } from '@/screens/my-move/plan/plan-summary'
import { planOf, type PlannedTask } from '@/screens/my-move/plan/plan-of'
import { isLicensedCareer } from '@/screens/my-move/use-needs-license'
import { isDueSoon, isOpen } from '@/screens/my-move/plan/task-state'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { addDays, daysBetween } from '@/engine/calendar-day'
import type { LicenseRecord } from '@/schemas/licensing/license'
import type { MoveRecord } from '@/schemas/my-move/move'
import { SET_ASIDE, type MoveProgress } from '@/schemas/my-move/plan-progress'
import { buildLicense } from '../../support/licenses'
import { anyMove, buildMove, nothingDone, someDay, tasksFor } from '../../support/moves'

const entered = '2026-11-23'
/** A move that was entered on 2026-11-23, with a report date this many days later. */
const moveIn = (days: number, overrides: Partial<MoveRecord> = {}) =>
  buildMove({ reportDate: addDays(entered, days), ...overrides })
const plan = (move: MoveRecord, today = entered, progress = nothingDone) =>
  planOf(move, progress, today)
const taskOf = (tasks: readonly PlannedTask[], id: string) => tasks.find((task) => task.id === id)!
const inState = (tasks: readonly PlannedTask[], state: PlannedTask['state']) =>
  tasks.filter((task) => task.state === state)

describe('The plan of a move', () => {
  it('has every task with its day, reason and title, sorted by day', () => {
    const tasks = plan(moveIn(120))
    expect(tasks).toHaveLength(tasksFor(moveIn(120)).length)
    expect(tasks.map(({ due }) => due)).toEqual(tasks.map(({ due }) => due).toSorted())
    for (const { title, reason } of tasks) {
      expect(title).not.toBe('')
      expect(reason).toMatch(/[.!?]$/)
    }
    expect(taskOf(tasks, 'housing-steps/move-in')).toMatchObject({
      title: 'Move in and check everything',
      due: addDays(entered, 123),
      state: 'later',
      phase: 'after',
    })
  })

  it('asks for passports only overseas, and for the travel screening also in Alaska and Hawaii', () => {
    const asked = (to: MoveRecord['to']) =>
      plan(moveIn(120, { to })).flatMap(({ id, onlyTo }) => (onlyTo ? [id] : []))
    const screening = 'move-tasks/start-travel-screening'
    expect(asked('overseas')).toEqual([screening, 'move-tasks/get-no-fee-passports'])
    for (const to of ['AK', 'HI'] as const) expect(asked(to)).toEqual([screening])
    for (const to of ['', 'WA', 'GU'] as const) expect(asked(to)).toEqual([])
  })

  it('asks for notice to the landlord so early that the lease can end by the departure, on whatever day rent is due', () => {
    for (let days = 120; days < 485; days += 1) {
      const move = moveIn(days)
      const { due } = taskOf(plan(move), 'move-tasks/give-notice')
      for (const rentDay of ['01', '15', '28']) {
        // The lease ends 30 days after the next day on which rent is due.
        const month = due.slice(8) < rentDay ? due : addDays(`${due.slice(0, 7)}-28`, 4)
        const ends = addDays(`${month.slice(0, 7)}-${rentDay}`, 30)
        expect([due, rentDay, ends <= anchorDays(move).depart]).toEqual([due, rentDay, true])
      }
    }
  })

  it('asks for what comes before the packers and before the departure in time, however long the leave en route is', () => {
    const section = 'pcs-timeline'
    const ofTheOldJob = [
      '3-months/update-resume',
      '3-months/ask-to-keep-job',
      '2-months/get-written-references',
      '2-months/agree-on-last-day',
      '2-months/plan-income-gap',
      '1-month/ask-about-last-pay',
      '1-month/ask-about-benefits',
      '1-month/switch-contact-details',
    ]
    for (let leave = 0; leave <= 90; leave += 5) {
      for (const packing of [undefined, 1, 14, 47]) {
        const departDate = addDays(entered, 200)
        const packOutDate = packing === undefined ? '' : addDays(departDate, -packing)
        const move = moveIn(200 + leave, { departDate, packOutDate })
        const { packOut } = anchorDays(move)
        const tasks = plan(move)
        const day = (id: string) => taskOf(tasks, id).due
        const inOrder = [
          ['move-tasks/give-notice', departDate],
          [`${section}/1-month/scan-documents`, packOut],
          ...ofTheOldJob.map((id) => [`${section}/${id}`, departDate] as const),
        ] as const
        const late = inOrder.filter(([id, end]) => day(id) >= end).map(([id]) => id)
        expect([leave, packing, late]).toEqual([leave, packing, []])
        const orders = day(`${section}/3-months/check-orders`)
        const folder = day(`${section}/3-months/start-career-folder`)
        const keepJob = day(`${section}/3-months/ask-to-keep-job`)
        const firstOf = [
          [orders, folder],
          [addDays(keepJob, 14), day(`${section}/2-months/agree-on-last-day`)],
          [orders, day('move-tasks/give-notice')],
          [folder, day(`${section}/1-month/scan-documents`)],
          [
            day(`${section}/2-months/agree-on-last-day`),
            addDays(day(`${section}/moving-week/return-work-property`), -30),
          ],
        ]
        expect(firstOf.filter(([first = '', next = '']) => first > next)).toEqual([])
      }
    }
  })

  const doneWith = (progress: Partial<MoveProgress>, overrides: Partial<MoveRecord> = {}) =>
    inState(plan(moveIn(120, overrides), entered, { ...nothingDone, ...progress }), 'done').map(
      ({ id }) => id,
    )
  const reportDate = 'pcs-timeline/3-months/confirm-move-dates'

  it('shows what is ticked in the checklist and in the plan as done', () => {
    expect(
      doneWith({
        checklistProgress: { '3-months': { 'check-orders': true, gone: true } },
        planProgress: {
          'housing-steps': { 'move-in': true },
          '3-months': { 'update-resume': true },
        },
      }),
    ).toEqual([reportDate, 'pcs-timeline/3-months/check-orders', 'housing-steps/move-in'])
  })

  it('shows a task that an entered date answers as done until it is unticked', () => {
    expect(doneWith({})).toEqual([reportDate])
    expect(doneWith({}, { packOutDate: addDays(entered, 100) })).toEqual([
      reportDate,
      'move-tasks/request-pack-out-date',
    ])
    expect(
      doneWith({ checklistProgress: { '3-months': { 'confirm-move-dates': false } } }),
    ).toEqual([])
  })

  it.each([
    { checklistProgress: { '3-months': { 'check-license-rules': true } } },
    { planProgress: { 'license-steps': { 'find-the-board': true } } },
  ])('has a task of two lists once, and a tick in either list completes it: %j', (progress) => {
    expect(doneWith(progress)).toEqual([reportDate, 'license-steps/find-the-board'])
  })

  it('sets the ticks of all duplicates, so that the checklist can be completed', () => {
    const tasks = plan(moveIn(120))
    const board = taskOf(tasks, 'license-steps/find-the-board')
    expect(board.ticks).toEqual([
      { store: 'planProgress', section: 'license-steps', item: 'find-the-board' },
      { store: 'checklistProgress', section: '3-months', item: 'check-license-rules' },
    ])
    const ticked = new Set(
      tasks.flatMap(({ ticks }) => ticks.map(({ section, item }) => `${section}/${item}`)),
    )
    const items = pcsTimeline.rows.flatMap(({ id, items }) =>
      items.map((item) => `${id}/${item.id}`),
    )
    expect(items.filter((item) => !ticked.has(item))).toEqual([])
  })

  it('shows a task that was unticked in the checklist as open, whatever its duplicate says', () => {
    const schools = 'pcs-timeline/2-months/ask-about-schools'
    const planProgress = { 'housing-steps': { 'research-schools': true } }
    const inChecklist = (done: boolean) => ({ '2-months': { 'ask-about-schools': done } })
    const unticked = { planProgress, checklistProgress: inChecklist(false) }
    expect(doneWith(unticked)).not.toContain(schools)
    expect(doneWith({ checklistProgress: inChecklist(true) })).toContain(schools)
    // An earlier version may have stored only the duplicate.
    expect(doneWith({ planProgress })).toContain(schools)
  })

  it('does not treat requested orders as received', () => {
    const asked = { planProgress: { 'move-tasks': { 'ask-for-written-orders': true } } }
    expect(doneWith(asked)).toEqual([reportDate])
    expect(taskOf(plan(moveIn(120)), 'pcs-timeline/3-months/check-orders').ticks).toHaveLength(2)
  })

  it('has the order of license proofs and that of transcripts, and a tick of the first ticks the second', () => {
    const tasks = plan(moveIn(120))
    const all = taskOf(tasks, 'license-steps/order-verifications').ticks
    const part = taskOf(tasks, 'pcs-timeline/2-months/order-transcripts').ticks
    expect(all).toEqual(expect.arrayContaining([...part]))
    expect(part).toHaveLength(1)
  })

  it('has the same due days and phases whatever day it is', () => {
    fc.assert(
      fc.property(anyMove, someDay, someDay, (move, one, other) => {
        const days = (today: string) =>
          plan(move, today).map(({ id, due, phase }) => [id, due, phase])
        expect(days(one)).toEqual(days(other))
      }),
    )
  })

  it('shows every ticked task as done', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        const all = plan(move, today)
        const done = all.map(({ store, section, item }) => [store, section, item] as const)
        const progress = done.reduce<MoveProgress>(
          (known, [store, section, item]) => ({
            ...known,
            [store]: { ...known[store], [section]: { ...known[store][section], [item]: true } },
          }),
          nothingDone,
        )
        expect(inState(plan(move, today, progress), 'done')).toHaveLength(all.length)
      }),
      { numRuns: Number(process.env.RANDOM_RUNS ?? 20) },
    )
  })
})

describe('A date that is not entered', () => {
  it('is assumed from the report date', () => {
    expect(anchorDays(buildMove({ reportDate: '2027-06-30' }))).toEqual({
      orders: '2027-04-01',
      packOut: '2027-06-16',
      depart: '2027-06-23',
      report: '2027-06-30',
    })
  })

  it('is assumed correctly around February 29', () => {
    expect(anchorDays(buildMove({ reportDate: '2028-03-07' })).depart).toBe('2028-02-29')
    expect(anchorDays(buildMove({ reportDate: '2028-02-29' })).depart).toBe('2028-02-22')
  })

  it('is never out of order with the entered dates', () => {
    const early = anchorDays(buildMove({ reportDate: '2027-06-30', departDate: '2027-05-01' }))
    expect(early).toMatchObject({ packOut: '2027-05-01', depart: '2027-05-01' })
    const late = anchorDays(buildMove({ reportDate: '2027-06-30', ordersDate: '2027-06-25' }))
    expect(late).toMatchObject({
      orders: '2027-06-25',
      packOut: '2027-06-25',
      depart: '2027-06-25',
    })
    fc.assert(
      fc.property(anyMove, (move) => {
        const { orders, packOut, depart, report } = anchorDays(move)
        expect([orders, packOut, depart, report]).toEqual(
          [orders, packOut, depart, report].toSorted(),
        )
      }),
    )
  })
})

describe('An application for a license in the new state', () => {
  const ids = ['find-the-board', 'choose-your-path', 'send-application'].map(
    (id) => `license-steps/${id}`,
  )
  const doneWith = (
    overrides: Partial<LicenseRecord>,
    others: readonly LicenseRecord[] = [],
    earlier: readonly MoveRecord[] = [],
  ) => {
    const licenses = [buildLicense({ state: 'HI', status: 'applied', ...overrides }), ...others]
    const move = moveIn(120, { to: 'HI' })
    const inputs = { ...nothingDone, licenses, moves: [move, ...earlier] }
    const tasks = planOf(move, inputs, entered)
    return ids.map((id) => taskOf(tasks, id)).filter(({ state }) => state === 'done')
  }

  it('checks off finding the board, choosing a path and applying, once it was sent or is complete', () => {
    expect(doneWith({ sentOn: '2026-11-20' }).map(({ answer }) => answer)).toEqual(
      ids.map(() => 'Application sent Nov 20, 2026.'),
    )
    expect(doneWith({ completeOn: '2026-11-22' }).map(({ answer }) => answer)).toEqual(
      ids.map(() => 'Application complete Nov 22, 2026.'),
    )
    expect(doneWith({ sentOn: '2026-11-20', status: 'active' })).toHaveLength(3)
  })

  it('checks them off with the last day of a license that it replaced, unless a temporary license has ended', () => {
    const replacing = { sentOn: '2026-11-20', expirationDate: '2025-01-01' }
    expect(doneWith(replacing)).toHaveLength(3)
    expect(doneWith({ ...replacing, status: 'temporary' })).toEqual([])
  })

  it('is not needed by someone who holds a license from there', () => {
    expect(doneWith({ status: 'active' }).map(({ answer }) => answer)).toEqual(
      ids.map(() => 'You hold a license from Hawaii.'),
    )
    const tasksDoneBy = (record: Partial<LicenseRecord>) =>
      answeredTasks(
        { licenses: [buildLicense({ state: 'HI', ...record })] },
        moveIn(120, { to: 'HI' }),
        entered,
      )
    expect([...tasksDoneBy({ status: 'active' }).keys()]).toEqual(
      expect.arrayContaining(['license-steps/gather-papers', 'license-steps/follow-up']),
    )
    expect(tasksDoneBy({ status: 'applied', sentOn: '2026-11-20' }).size).toBe(3)
    expect(tasksDoneBy({ sentOn: '2026-11-20' }).get('license-steps/get-written-ok')).toBe(
      'You hold a license from Hawaii.',
    )
    const pending = buildLicense({ state: 'HI', status: 'applied', profession: 'teacher-educator' })
    const withPending = { licenses: [buildLicense({ state: 'HI' }), pending] }
    expect(answeredTasks(withPending, moveIn(120, { to: 'HI' }), entered).size).toBe(3)
    const abroad = moveIn(120, { to: 'overseas' })
    const licenses = [buildLicense({ state: 'overseas' })]
    expect(answeredTasks({ licenses }, abroad, entered).size).toBe(0)
  })

  it('checks off nothing before it was sent, for another state, or once the license has expired', () => {
    expect(doneWith({})).toEqual([])
    expect(doneWith({ sentOn: '2026-11-24' })).toEqual([])
    expect(doneWith({ sentOn: '2026-11-20', state: 'TX' })).toEqual([])
    expect(doneWith({ sentOn: '2026-11-20', status: 'expired' })).toEqual([])
    const active = { sentOn: '2022-03-03', status: 'active' } as const
    expect(doneWith({ ...active, expirationDate: '2024-03-31' })).toEqual([])
    expect(doneWith({ ...active, expirationDate: '2026-11-23' })).toHaveLength(3)
  })

  it('checks off nothing if it was for an earlier move there, unless the license came', () => {
    const before = {
      to: 'HI',
      reportDate: '2022-05-01',
      createdAt: '2022-02-01T18:00:00.000Z',
    } as const
    const ended = { ...before, updatedAt: '2022-06-01T18:00:00.000Z' }
    const done = [buildMove({ id: '1', status: 'done', ...ended })]
    const canceled = [buildMove({ id: '1', status: 'cancelled', ...ended })]
    expect(doneWith({ sentOn: '2022-03-03' }, [], done)).toEqual([])
    expect(doneWith({ sentOn: '2022-03-03', status: 'active' }, [], done)).toHaveLength(3)
    expect(doneWith({ sentOn: '2026-11-20' }, [], done)).toHaveLength(3)
    expect(doneWith({ sentOn: '2022-03-03' }, [], canceled)).toHaveLength(3)
  })

  it.each(['America/New_York', 'Asia/Tokyo'])(
    'is for this move if it was sent in Virginia on the day the earlier move ended, read in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const ended = { createdAt: '2022-02-01T18:00:00.000Z', updatedAt: '2022-06-01T18:00:00.000Z' }
      const done = [buildMove({ id: '1', to: 'HI', status: 'done', ...ended })]
      expect(doneWith({ sentOn: '2022-06-01' }, [], done)).toHaveLength(3)
      expect(doneWith({ sentOn: '2022-05-31' }, [], done)).toEqual([])
    },
  )

  it('checks off nothing while another profession that is licensed elsewhere has no application there', () => {
    const sent = { sentOn: '2026-11-20' }
    const [nurse, barber] = [
      buildLicense({ id: '2' }),
      buildLicense({ id: '3', profession: 'cosmetologist-barber' }),
    ]
    const inHawaii = (overrides: Partial<LicenseRecord>) =>
      buildLicense({ ...barber, id: '4', state: 'HI', ...overrides })
    expect(doneWith(sent, [nurse])).toHaveLength(3)
    expect(doneWith(sent, [nurse, barber])).toEqual([])
    expect(doneWith(sent, [nurse, { ...barber, expirationDate: '2026-11-22' }])).toHaveLength(3)
    expect(doneWith(sent, [nurse, barber, inHawaii({ status: 'applied' })])).toEqual([])
    expect(doneWith(sent, [nurse, barber, inHawaii({ status: 'applied', ...sent })])).toHaveLength(
      3,
    )
    expect(doneWith(sent, [nurse, barber, inHawaii({ status: 'active' })])).toHaveLength(3)
  })

  it('checks off nothing while licenses outside the listed professions have fewer applications there', () => {
    const profession = 'another-profession'
    const sent = { profession, sentOn: '2026-11-20' } as const
    const [engineer, accountant] = [
      buildLicense({ id: '2', profession }),
      buildLicense({ id: '3', profession }),
    ]
    const second = buildLicense({ ...sent, id: '4', state: 'HI', status: 'applied' })
    expect(doneWith(sent, [engineer])).toHaveLength(3)
    const inTwoStates = [engineer, buildLicense({ id: '5', profession, state: 'VA' })]
    expect(doneWith(sent, inTwoStates)).toHaveLength(3)
    expect(doneWith(sent, [engineer, accountant])).toEqual([])
    expect(doneWith(sent, [engineer, accountant, second])).toHaveLength(3)
    // Both were in force while the move lasted.
    const until = '2026-11-10'
    const endedSince = { ...accountant, expirationDate: '2026-11-15' }
    const licenses = [
      buildLicense({ state: 'HI', status: 'applied', profession, sentOn: '2026-11-05' }),
      engineer,
      endedSince,
    ]
    expect(answeredTasks({ licenses }, moveIn(120, { to: 'HI' }), until).size).toBe(0)
  })
})

describe('The states of tasks', () => {
  it('include nothing overdue within two days of the day when the dates were entered', () => {
    fc.assert(
      fc.property(anyMove, fc.integer({ min: -2, max: 2 }), (move, days) => {
        expect(inState(plan(move, addDays(move.plannedOn, days)), 'overdue')).toEqual([])
      }),
    )
  })

  it('are overdue only for tasks that were due after the dates were entered', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        for (const { due } of inState(plan(move, today), 'overdue')) {
          expect(due < today && due >= move.plannedOn).toBe(true)
        }
      }),
    )
  })

  it('are overdue from the day after the due day', () => {
    const id = 'housing-steps/submit-applications'
    const move = moveIn(90)
    const { due } = taskOf(plan(move), id)
    expect(taskOf(plan(move, due), id).state).toBe('thisWeek')
    expect(taskOf(plan(move, addDays(due, 1)), id).state).toBe('overdue')
    expect(taskOf(plan(move, addDays(due, -7)), id).state).toBe('thisWeek')
    expect(taskOf(plan(move, addDays(due, -8)), id).state).toBe('later')
  })

  it('are never overdue for tasks that are optional or too late to do', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        const dates = lastDays(move)
        for (const { priority, until } of inState(plan(move, today), 'overdue')) {
          expect(priority).not.toBe('can')
          if (until) expect(dates[until] >= today).toBe(true)
        }
      }),
    )
  })

  it('are too late to do only after an entered date or from the report date, not after an assumed day', () => {
    const id = 'move-tasks/request-pack-out-date'
    const statesOf = (move: MoveRecord) =>
      [75, 77, 89, 90].map((days) => taskOf(plan(move, addDays(entered, days)), id).state)
    expect(statesOf(moveIn(90))).toEqual(['overdue', 'overdue', 'overdue', 'passed'])
    const leaving = moveIn(90, { departDate: addDays(entered, 85) })
    expect(statesOf(leaving)).toEqual(['overdue', 'overdue', 'passed', 'passed'])
  })

  it('can be done until the departure if the family leaves and reports on one day', () => {
    const leaving = moveIn(20, { departDate: addDays(entered, 20) })
    const stateOn = (days: number) =>
      taskOf(plan(leaving, addDays(entered, days)), 'move-tasks/request-pack-out-date').state
    expect([20, 21].map(stateOn)).toEqual(['overdue', 'passed'])
    const today = plan(moveIn(0, { departDate: entered }))
    expect(taskOf(today, 'pcs-timeline/moving-week/carry-computer').state).toBe('thisWeek')
  })

  it('are summarized with the five most important overdue tasks and the others apart', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        const tasks = plan(move, today)
        const groups = planSummary(tasks)
        expect(groups.overdue.length).toBeLessThanOrEqual(5)
        const shown = Object.values<readonly PlannedTask[]>({ ...groups }).flat()
        expect(shown).toHaveLength(tasks.length)
      }),
    )
    const forgotten = planSummary(plan(moveIn(120), addDays(entered, 100)))
    expect(forgotten.overdue.map(({ priority }) => priority)).toEqual(Array(5).fill('must'))
    expect(forgotten.moreOverdue.length).toBeGreaterThan(20)
  })

  it('are summarized in groups sorted by due day, not by priority', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        const groups = Object.values<readonly PlannedTask[]>({ ...planSummary(plan(move, today)) })
        for (const tasks of groups) {
          const days = tasks.map(({ due }) => due)
          expect(days).toEqual(days.toSorted())
        }
      }),
    )
  })

  it('are counted as done and in total', () => {
    const progress = {
      ...nothingDone,
      checklistProgress: { '3-months': { 'update-resume': true, 'check-orders': true } },
    }
    const tasks = plan(moveIn(120), entered, progress)
    expect(planCount(tasks)).toEqual({ done: 3, total: tasks.length })
  })
})

describe('Short notice', () => {
  const short = plan(moveIn(21))

  it('puts tasks that must be done into the first week, and those that should be done into the first two', () => {
    const pressed = short.filter(({ isShort, until }) => isShort && !until)
    expect(pressed.length).toBeGreaterThan(20)
    const daysOf = (priority: PlannedTask['priority']) =>
      pressed
        .filter((task) => task.priority === priority)
        .map(({ due }) => daysBetween(entered, due))
    const [musts, shoulds] = [daysOf('must'), daysOf('should')]
    expect([musts[0], musts.at(-1)]).toEqual([2, 6])
    expect([shoulds[0], shoulds.at(-1)]).toEqual([2, 11])
    expect(
      pressed.filter(({ priority, state }) => priority === 'can' && state !== 'ifTime'),
    ).toEqual([])
  })

  it.each([
    ['undated orders', short],
    ['orders from three days ago', plan(moveIn(21, { ordersDate: addDays(entered, -3) }))],
  ])(
    'spreads tasks over several days in the order of a plan with enough time, with %s',
    (_orders, tasks) => {
      const wanted = new Map(plan(moveIn(365)).map(({ id, due }) => [id, due]))
      const musts = tasks.filter(
        ({ isShort, until, priority }) => isShort && !until && priority === 'must',
      )
      const inOrder = musts.map(({ id }) => wanted.get(id) ?? '')
      expect(new Set(musts.map(({ due }) => due)).size).toBeGreaterThan(3)
      for (const [at, { due }] of musts.entries()) {
        const earlier = musts.filter((_, other) => (inOrder[other] ?? '') < (inOrder[at] ?? ''))
        expect(earlier.every((task) => task.due <= due)).toBe(true)
      }
    },
  )

  const listOf = ({ id }: PlannedTask) => id.slice(0, id.lastIndexOf('/'))

  it.each([
    ['undated orders', ''],
    ['orders from today', entered],
    ['orders from three days ago', addDays(entered, -3)],
  ])('keeps the order of a list as in a plan with enough time, with %s', (_, ordersDate) => {
    const withTime = plan(moveIn(365)).map(({ id, due }) => ({ id, usual: due }))
    const usualDays = new Map(withTime.map(({ id, usual }) => [id, usual]))
    const usualOf = ({ id }: PlannedTask) => usualDays.get(id) ?? ''
    for (let days = -30; days <= 120; days += 1) {
      const move = moveIn(days, { ordersDate: earliest(ordersDate, addDays(entered, days)) })
      const tasks = plan(move).filter(({ priority }) => priority !== 'can')
      const wrong = tasks
        .filter(({ isShort, anchor }) => isShort || anchor === 'orders')
        .flatMap((first) =>
          tasks
            .filter(
              (task) =>
                listOf(task) === listOf(first) &&
                // Only a last possible day moves a later task forward.
                task.until === undefined &&
                usualOf(task) > usualOf(first) &&
                task.due < first.due,
            )
            .map(({ id }) => `${id} before ${first.id}`),
        )
      expect([days, wrong]).toEqual([days, []])
    }
  })

  it('schedules signing for a home after viewing homes and applying for them', () => {
    const housing = [
      'decide-onoff-base',
      'calculate-budget',
      'virtual-tours',
      'submit-applications',
    ]
    const tasks = plan(moveIn(32))
    const days = [...housing, 'finalize-housing'].map(
      (id) => taskOf(tasks, `housing-steps/${id}`).due,
    )
    expect(days).toEqual(days.toSorted())
    expect(days.at(-1)! <= addDays(entered, 6)).toBe(true)
  })

  it('asks for a pack-out date on no day before the orders', () => {
    const ordersDate = addDays(entered, 45)
    const tasks = plan({ ...moveIn(60), ordersDate })
    expect(taskOf(tasks, 'move-tasks/request-pack-out-date').due >= ordersDate).toBe(true)
  })

  it('asks to keep a job before a last day is agreed on, and for the keys after that', () => {
    const job = [
      'pcs-timeline/3-months/ask-to-keep-job',
      'pcs-timeline/2-months/agree-on-last-day',
      'pcs-timeline/moving-week/return-work-property',
    ]
    for (let days = 1; days <= 120; days += 1) {
      const tasks = plan(moveIn(days))
      const due = job.map((id) => taskOf(tasks, id).due)
      expect([days, due]).toEqual([days, due.toSorted()])
      // They share a day only if it is the first one of the plan.
      const [ask = '', agree = ''] = due
      expect(ask < agree || agree <= addDays(entered, 2)).toBe(true)
    }
  })

  it('starts with tasks that must be done, and with nothing overdue', () => {
    const { overdue, thisWeek, ifTime } = planSummary(short)
    expect(overdue).toEqual([])
    expect(thisWeek.some(({ priority }) => priority === 'must')).toBe(true)
    expect(ifTime.every(({ priority }) => priority === 'can')).toBe(true)
  })

  it('also applies to tasks before an early pack-out, long before the report date', () => {
    const early = moveIn(200, { ordersDate: entered, packOutDate: addDays(entered, 6) })
    const arrange = taskOf(plan(early), 'housing-steps/arrange-move')
    expect(arrange).toMatchObject({ due: addDays(entered, 2), isShort: true })
  })

  it('never schedules a task after the last day on which it can be done', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        const dates = lastDays(move)
        for (const { until, due } of plan(move)) if (until) expect(due <= dates[until]).toBe(true)
      }),
    )
  })

  it('asks for a pack-out date in the first week, even if the day assumed for it has passed', () => {
    const late = taskOf(plan(moveIn(10)), 'move-tasks/request-pack-out-date')
    expect(late).toMatchObject({ state: 'thisWeek', isDated: true })
    expect(late.due > entered).toBe(true)
  })

  it('asks for a pack-out date before the movers come, and what expires before the family leaves', () => {
    for (let days = 10; days <= 120; days += 1) {
      for (const ordersDate of ['', entered, addDays(entered, -3)]) {
        const move = moveIn(days, { ordersDate })
        const tasks = plan(move)
        const dayOf = (id: string) => taskOf(tasks, id).due
        const { packOut, depart } = anchorDays(move)
        const asked = dayOf('move-tasks/request-pack-out-date')
        // An assumed day that comes too soon is no limit.
        if (packOut > addDays(entered, 2)) expect([days, asked < packOut]).toEqual([days, true])
        expect([days, asked < depart]).toEqual([days, true])
        expect([days, asked <= dayOf('housing-steps/arrange-move')]).toEqual([days, true])
        expect([days, dayOf('move-tasks/check-what-expires') <= depart]).toEqual([days, true])
      }
    }
  })

  it('marks what belongs before the move as too late to do if the report date is today', () => {
    const tasks = plan(moveIn(0))
    expect(taskOf(tasks, 'pcs-timeline/moving-week/pack-interview-outfit').state).toBe('passed')
    expect(taskOf(tasks, 'license-steps/send-application').state).toBe('thisWeek')
    expect(taskOf(tasks, 'pcs-timeline/arrival/test-commute').state).toBe('later')
  })

  it('leaves only tasks for after the move open if the report date has passed', () => {
    const tasks = plan(moveIn(-10))
    expect(inState(tasks, 'overdue')).toEqual([])
    const open = tasks.filter(isOpen)
    expect(open.every(({ phase, until }) => phase === 'after' && until === undefined)).toBe(true)
    expect(open.length).toBeGreaterThan(20)
  })

  it.each(['pcs-timeline/3-months/choose-references', 'move-tasks/check-what-expires'])(
    'asks after the report date for nothing whose text says that it comes before: %s',
    (id) => {
      expect(taskOf(plan(moveIn(-10)), id).state).toBe('passed')
      expect(taskOf(plan(moveIn(100)), id).state).toBe('later')
    },
  )

  it('does not apply to a move a year ahead', () => {
    expect(new Set(plan(moveIn(365)).map(({ state }) => state))).toEqual(new Set(['later', 'done']))
  })

  it('is measured from the day the record was created if the planning day is blank', () => {
    const old = {
      ...moveIn(30),
      plannedOn: '',
      createdAt: new Date(2026, 10, 23, 12).toISOString(),
    }
    expect(plan(old)).toEqual(plan(moveIn(30)))
  })
})

describe('A license task', () => {
  const license = (move: MoveRecord) => plan(move).filter((task) => task.isAboutLicense)

  it('says whom to ask if the move goes overseas, and is optional there', () => {
    for (const from of ['TX', 'overseas', ''] as const) {
      const tasks = license(moveIn(120, { from, to: 'overseas' }))
      expect(tasks).toHaveLength(14)
      for (const { advice, priority } of tasks) {
        expect(priority).toBe('can')
        expect(advice).toMatch(/Ask the legal assistance office and the civilian personnel office/)
      }
    }
  })

  it('is optional within one state, where the board stays the same', () => {
    const tasks = license(moveIn(120, { from: 'TX', to: 'TX' }))
    expect(tasks.every(({ priority }) => priority === 'can')).toBe(true)
    expect(tasks[0]?.advice).toMatch(/^You stay in Texas, so the same board decides\. Ask it:/)
  })

  it('has no advice between two states, from overseas, or if no place is known', () => {
    const routes = [
      { from: 'TX', to: 'VA' },
      { from: 'overseas', to: 'VA' },
      { to: 'VA' },
      {},
    ] as const
    for (const route of routes) {
      expect(license(moveIn(120, route)).every(({ advice }) => advice === '')).toBe(true)
    }
  })

  it('is left out without a license unless it is done', () => {
    const progress = {
      ...nothingDone,
      planProgress: { 'license-steps': { 'gather-papers': true } },
    }
    const without = planOf(moveIn(120), { ...progress, needsLicense: false }, entered)
    expect(without.filter((task) => task.isAboutLicense).map(({ id }) => id)).toEqual([
      'license-steps/gather-papers',
    ])
  })

  it.each([
    'Nursing',
    'RN',
    'APRN',
    'LMT',
    'elementary teacher',
    'Real Estate',
    'Licensed Counselor',
    'Real-estate agent',
    'Social‐worker',
    'LMFT',
    'CPA',
    'Certified Public Accountant',
  ])('is needed in the career field “%s”', (careerField) =>
    expect(isLicensedCareer(careerField)).toBe(true),
  )

  it.each(['', 'Marketing', 'IT', 'data analyst', 'born writer'])(
    'is not needed in the career field %j',
    (careerField) => expect(isLicensedCareer(careerField)).toBe(false),
  )

  it('is the only kind of task with advice', () => {
    const others = plan(moveIn(120, { to: 'overseas' })).filter((task) => !task.isAboutLicense)
    expect(others.every(({ advice }) => advice === '')).toBe(true)
  })
})

describe('A task that was set aside', () => {
  const id = 'housing-steps/join-groups'
  const withAside = (isAside: boolean) =>
    plan(moveIn(120), entered, {
      ...nothingDone,
      planProgress: { [SET_ASIDE]: { [id]: isAside } },
    })

  it('is in a separate list and is not counted', () => {
    const tasks = withAside(true)
    expect(planSummary(tasks).aside.map((task) => task.id)).toEqual([id])
    expect(planCount(tasks).total).toBe(tasks.length - 1)
    expect(calendarTasks(tasks).map((task) => task.id)).not.toContain(id)
  })

  it('returns to the plan unchanged', () => {
    expect(withAside(false)).toEqual(plan(moveIn(120)))
  })
})

describe('The groups of a plan', () => {
  it('by week and by phase have every task once, in order', () => {
    fc.assert(
      fc.property(anyMove, someDay, (move, today) => {
        const tasks = plan(move, today)
        const weeks = byWeek(tasks)
        expect(weeks.flatMap((week) => week.tasks)).toEqual(tasks)
        for (const { name, tasks: inWeek } of weeks) {
          expect(Math.abs(daysBetween('2026-11-22', name) % 7)).toBe(0)
          expect(inWeek.every(({ due }) => due >= name && due <= addDays(name, 6))).toBe(true)
        }
        expect(byPhase(tasks).flatMap((group) => group.tasks)).toHaveLength(tasks.length)
      }),
    )
  })

  it('by week are named by the first and the last day that has a task', () => {
    const [sunday, monday, saturday] = ['2026-12-27', '2026-12-28', '2027-01-02'].map((due) => ({
      ...plan(moveIn(120))[0]!,
      due,
    }))
    const titleOf = (...tasks: readonly PlannedTask[]) => weekTitle({ name: '2026-12-27', tasks })
    expect(titleOf(sunday!, monday!)).toBe('Dec 27 to Dec 28, 2026')
    expect(titleOf(monday!, saturday!)).toBe('Dec 28, 2026 to Jan 2, 2027')
    expect(titleOf(saturday!)).toBe('Jan 2, 2027')
  })

  it('by phase are before the departure until the day before the report, if the assumed one has passed', () => {
    const phaseOf = (overrides?: Partial<MoveRecord>) =>
      taskOf(plan(moveIn(4, overrides)), 'license-steps/gather-papers').phase
    expect(phaseOf()).toBe('before')
    expect(phaseOf({ departDate: entered })).toBe('onTheWay')
  })

  it('by phase are in time order: before, on the way, after', () => {
    expect(byPhase(plan(moveIn(120))).map(({ name }) => name)).toEqual([
      'before',
      'onTheWay',
      'after',
    ])
  })
})

describe('The tasks of a plan on the dashboard', () => {
  it('are those that are overdue or due within 14 days, sorted by day', () => {
    const today = addDays(entered, 40)
    const soon = plan(moveIn(99), today).filter((task) => isDueSoon(task, today))
    const days = soon.map(({ due }) => due)
    expect(days).toEqual(days.toSorted())
    expect(soon[0]?.state).toBe('overdue')
    expect(days.at(-1)).toBe(addDays(today, 14))
  })
})

describe('The tasks of a plan in a calendar', () => {
  it('are those with a day, without those that are collapsed from the start', () => {
    const events = calendarTasks(plan(moveIn(10)))
    const ids = events.map(({ id }) => id)
    expect(ids).toContain('license-steps/send-application')
    expect(ids).not.toContain('housing-steps/join-groups')
    expect(calendarTasks(plan(moveIn(-10))).map(({ id }) => id)).not.toContain(
      'pcs-timeline/moving-week/carry-computer',
    )
    expect(calendarTasks(plan(moveIn(120)))).toHaveLength(tasksFor(moveIn(120)).length)
  })

  it('are not added once they are too late or optional and past', () => {
    const entries = { ordersDate: entered, packOutDate: addDays(entered, 36) }
    const plans = [entered, addDays(entered, 63)].map((today) => plan(moveIn(46, entries), today))
    const [first = [], later = []] = plans.map((tasks) =>
      calendarTasks(tasks).filter(({ isDone }) => !isDone),
    )
    const late = plans[1]!.filter(({ state }) => state === 'passed' || state === 'ifTime')
    expect(late.length).toBeGreaterThan(20)
    expect(first.length).toBeGreaterThan(later.length)
    expect(later.filter(({ id }) => late.some((task) => task.id === id))).toEqual([])
  })

  it('keep their days from day to day', () => {
    fc.assert(
      fc.property(anyMove, someDay, someDay, (move, one, other) => {
        const days = (today: string) =>
          calendarTasks(plan(move, today)).map(({ id, day }) => [id, day])
        expect(days(one)).toEqual(days(other))
      }),
    )
  })
})
