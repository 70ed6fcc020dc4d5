import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { correctStatus, endMove, endOtherMoves } from '@/screens/my-move/lifecycle/end-move'
import {
  applyFormChanges,
  changeMove,
  startFromForm,
} from '@/screens/my-move/lifecycle/change-move'
import type { MoveData } from '@/schemas/my-move/move-data'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import { undone } from '@/screens/my-move/lifecycle/write-move-data'
import { eventUid, staysInCalendar } from '@/screens/my-move/calendar/event-uid'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { workTimeline } from '@/screens/my-work/timeline/timeline'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { FormEntry } from '@/engine/form/form-entry'
import { tally } from '@/engine/model/checklist-progress'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { boardDay, withReportDate } from '@/schemas/licensing/board-day'
import { stillNeeded } from '@/schemas/my-move/placed-children'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { buildChildCare } from '../../support/child-care'
import { buildLicense } from '../../support/licenses'
import { buildWork } from '../../support/work'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour)
const nothing: MoveData = { moves: [], checklistProgress: {}, planProgress: {}, moveArchive: [] }
const ticks = {
  checklistProgress: { '3-months': { 'check-orders': true } },
  planProgress: { 'license-steps': { 'find-the-board': true } },
}

function entries(overrides: Partial<Move> = {}): Move {
  return moves.schema.parse({ reportDate: '2027-02-21', to: 'WA', ...overrides })
}

/** The data of a move that was started on November 1, with ticks. */
const moving: MoveData = { ...startMove(nothing, entries(), at(1)), ...ticks }
const change = (data: MoveData, entered: Partial<Move>, now: Date): MoveData => ({
  ...data,
  moves: changeMove(data.moves[0]?.id ?? '', entered, now)(data.moves),
})

describe('Two planned moves', () => {
  const other: MoveRecord = {
    ...entries({ reportDate: '2026-11-10', toPlace: 'Norfolk' }),
    id: 'other',
    createdAt: at(1).toISOString(),
    updatedAt: at(1).toISOString(),
  }
  const doubled: MoveData = { ...moving, moves: [...moving.moves, other] }
  const current = moving.moves[0]?.id ?? ''
  const statuses = ({ moves: list }: MoveData) => list.map(({ status }) => status)

  it.each([
    ['the current one by default', undefined, ['done', 'planned']],
    ['the one with the given id', 'other', ['planned', 'done']],
    ['none without a planned move of this id', 'gone', ['planned', 'planned']],
  ])('end one at a time: %s', (_, id, expected) => {
    const after = endMove(doubled, 'done', at(23), id)
    expect(statuses(after)).toEqual(expected)
    const ended = after.moves.filter(({ status }) => status === 'done')
    expect(after.moveArchive.map((entry) => entry.id)).toEqual(ended.map((move) => move.id))
  })

  it('become one: the other is done or canceled, depending on its report date', () => {
    expect(statuses(endOtherMoves(doubled, current, at(23)))).toEqual(['planned', 'done'])
    expect(statuses(endOtherMoves(doubled, 'other', at(23)))).toEqual(['cancelled', 'planned'])
    expect(endOtherMoves(doubled, 'other', at(23))).toMatchObject({
      ...ticks,
      moveArchive: [ticks],
    })
  })

  it('do not change if the one to keep is no longer planned', () => {
    expect(endOtherMoves(doubled, 'gone', at(23))).toBe(doubled)
  })
})

describe('The first move', () => {
  it('is current at once, and keeps the ticks from before it', () => {
    const before = { ...nothing, ...ticks }
    const after = startMove(before, entries(), at(1))
    expect(currentMove(after.moves)).toMatchObject({ status: 'planned', plannedOn: '2026-11-01' })
    expect(after).toMatchObject({ ...ticks, moveArchive: [] })
  })

  it('can be undone, and later ticks stay, because they belong to no other move', () => {
    const after = startMove(nothing, entries(), at(1))
    expect(undone(nothing, after, { ...after, ...ticks })).toEqual({ ...nothing, ...ticks })
  })

  it('can start from the data of a version without moves, and changes nothing else', () => {
    const stored: Record<string, string> = JSON.parse(
      readFileSync('tests/fixtures/storage-v1.json', 'utf8'),
    ) as Record<string, string>
    const storage = memoryStorage()
    for (const [key, text] of Object.entries(stored)) storage.setItem(key, text)
    const repository = createRepository({ storage, isDurable: true })
    const found: MoveData = {
      moves: repository.load(moves),
      checklistProgress: repository.load(checklistProgress),
      planProgress: repository.load(planProgress),
      moveArchive: repository.load(moveArchive),
    }
    expect(found).toEqual({ ...nothing, checklistProgress: found.checklistProgress })
    const before = tally(pcsTimeline.rows, found.checklistProgress)
    expect(before.done).toBeGreaterThan(0)

    const after = startMove(found, entries(), at(1))
    expect(tally(pcsTimeline.rows, after.checklistProgress)).toEqual(before)
    const plan = planOf(after.moves[0]!, after, '2026-11-01')
    expect(plan.filter(({ state }) => state === 'done')).toHaveLength(before.done)
    expect(repository.unreadable()).toEqual([])
  })
})

describe('A change of date', () => {
  it('sets the planning day to today and keeps the ticks', () => {
    const after = change(moving, { reportDate: '2027-01-10' }, at(20))
    expect(after.moves[0]).toMatchObject({
      reportDate: '2027-01-10',
      plannedOn: '2026-11-20',
      to: 'WA',
      updatedAt: at(20).toISOString(),
    })
    expect(after).toMatchObject(ticks)
  })

  it('keeps the planning day if only a place changes', () => {
    const after = change(moving, { toPlace: 'Tacoma', reportDate: '2027-02-21' }, at(20))
    expect(after.moves[0]).toMatchObject({ toPlace: 'Tacoma', plannedOn: '2026-11-01' })
  })

  it('includes a change of state that license tasks depend on, so that none of them is overdue at once', () => {
    const stays = entries({ reportDate: '2026-12-20', from: 'TX', to: 'TX' })
    const planned = startMove(nothing, stays, at(1))
    const after = change(planned, { to: 'WA' }, at(28))
    const plan = planOf(after.moves[0]!, after, '2026-11-28')
    const needed = plan.filter((task) => task.isAboutLicense && task.priority !== 'can')
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.filter(({ state }) => state === 'overdue')).toEqual([])
    // The other way around, license tasks become optional, so the plan can go on.
    const back = change(after, { to: 'TX' }, at(29))
    expect(back.moves[0]).toMatchObject({ to: 'TX', plannedOn: '2026-11-28' })
  })

  it('includes orders to another state, once the first one is known, and orders overseas', () => {
    const plannedOn = (from: Partial<Move>, to: Move['to']) => {
      const begun = startMove(nothing, entries({ from: 'TX', ...from }), at(1))
      return changeMove(begun.moves[0]!.id, { to }, at(20))(begun.moves)[0]?.plannedOn
    }
    expect(plannedOn({ to: 'WA' }, 'VA')).toBe('2026-11-20')
    expect(plannedOn({ to: '' }, 'VA')).toBe('2026-11-01')
    expect(plannedOn({ to: 'WA' }, '')).toBe('2026-11-20')
    expect(plannedOn({ to: 'WA' }, 'overseas')).toBe('2026-11-20')
  })

  it('can be undone, and later ticks stay', () => {
    const after = change(moving, { reportDate: '2027-01-10' }, at(20))
    const since = { ...after, planProgress: { 'housing-steps': { 'move-in': true } } }
    expect(undone(moving, after, after)).toEqual(moving)
    expect(undone(moving, after, since)).toEqual({ ...moving, planProgress: since.planProgress })
  })

  it('made three times leaves the same plan as the last change alone', () => {
    const days = ['2027-04-01', '2026-12-05', '2027-03-01']
    const after = days.reduce(
      (data, reportDate, count) => change(data, { reportDate }, at(10 + count)),
      moving,
    )
    const direct = change(moving, { reportDate: '2027-03-01' }, at(12))
    expect(after).toEqual(direct)
    expect(after.moveArchive).toEqual([])
    const plans = [after, direct].map(({ moves: [move] }) => planOf(move!, after, '2026-11-23'))
    expect(plans[0]).toEqual(plans[1])
    expect(plans[0]?.filter(({ state }) => state === 'overdue')).toEqual([])
  })

  it('is refused if the move is gone', () => {
    expect(() => changeMove('gone', {}, at(1))(moving.moves)).toThrow()
  })
})

describe.each(['cancelled', 'done'] as const)('A move that ends as %s', (status) => {
  const after = endMove(moving, status, at(23))

  it('is archived with its ticks and its last day', () => {
    expect(currentMove(after.moves)).toBeUndefined()
    expect(after.moves).toMatchObject([{ status }])
    expect(after.moveArchive).toEqual([
      {
        ...{ id: moving.moves[0]?.id, endedOn: '2026-11-23', ...ticks },
        ...{ createdAt: at(23).toISOString(), updatedAt: at(23).toISOString() },
        move: after.moves[0],
      },
    ])
    expect(moveArchive.check(after.moveArchive)?.value).toEqual(after.moveArchive)
  })

  it('leaves the checklist unchanged', () => {
    expect(after).toMatchObject(ticks)
  })

  it('cannot end twice', () => {
    expect(endMove(after, 'done', at(24))).toBe(after)
  })

  it('can be undone', () => {
    expect(undone(moving, after, after)).toEqual(moving)
  })

  it('is archived with what is ticked before the next move starts', () => {
    const more = { ...after, planProgress: { 'housing-steps': { 'move-in': true } } }
    const next = startMove(more, entries(), at(25))
    expect(next.moveArchive).toHaveLength(1)
    expect(next.moveArchive[0]).toMatchObject({ ...ticks, planProgress: more.planProgress })
  })
})

describe('The next move', () => {
  const next = startMove(moving, entries({ reportDate: '2029-06-01', to: 'VA' }), at(28))

  it('cancels a planned one that has not reported, archives it with its ticks, and starts without ticks', () => {
    expect(next.checklistProgress).toEqual({})
    expect(next.planProgress).toEqual({})
    expect(next.moves.map(({ status, to }) => [status, to])).toEqual([
      ['planned', 'VA'],
      ['cancelled', 'WA'],
    ])
    expect(next.moveArchive).toMatchObject([{ id: moving.moves[0]?.id, ...ticks }])
  })

  it('finishes a planned one from the day it reports', () => {
    const on = (day: number) => startMove(moving, entries({ to: 'VA' }), new Date(2027, 1, day, 12))
    expect(on(20).moves[1]?.status).toBe('cancelled')
    expect(on(21).moves[1]?.status).toBe('done')
  })

  it('leaves the ticks with the move that ended last, even if a restored archive has no entry for it', () => {
    const [first] = startMove(endMove(moving, 'done', at(5)), entries(), at(6)).moveArchive
    const restored = { ...endMove(startMove(nothing, entries(), at(7)), 'done', at(8)), ...ticks }
    const after = startMove({ ...restored, moveArchive: [first!] }, entries(), at(9))
    expect(after.checklistProgress).toEqual({})
    expect(after.planProgress).toEqual({})
    expect(after.moveArchive).toEqual([
      expect.objectContaining({ id: restored.moves[0]?.id, ...ticks }),
      first,
    ])
  })

  it('leaves the ticks with the move that ended last, even if a clock was a year ahead at an earlier end', () => {
    const ahead = new Date(2027, 10, 23, 12)
    const second = startMove(endMove(moving, 'done', ahead), entries(), at(24), 'second')
    const done = { checklistProgress: { arrival: { 'test-commute': true } }, planProgress: {} }
    const after = startMove(endMove({ ...second, ...done }, 'done', at(25)), entries(), at(26))
    expect(after.moveArchive).toMatchObject([
      { id: 'second', ...done },
      { id: moving.moves[0]?.id, ...ticks },
    ])
  })

  it('keeps the archived ticks of the move that ended last if a restored file had only these', () => {
    const restored = { ...endMove(moving, 'done', at(5)), checklistProgress: {}, planProgress: {} }
    expect(startMove(restored, entries(), at(6)).moveArchive).toMatchObject([ticks])
  })

  it('can be undone with all earlier ticks, and takes the ticks made for it along', () => {
    expect(undone(moving, next, next)).toEqual(moving)
    const since = {
      ...next,
      checklistProgress: { arrival: { 'test-commute': true } },
      planProgress: { [SET_ASIDE]: { 'housing-steps/move-in': true } },
    }
    expect(undone(moving, next, since)).toEqual(moving)
  })

  it('can follow any number of others, which are archived once each, the latest first', () => {
    const third = startMove(next, entries({ from: 'overseas', to: 'overseas' }), at(29))
    const fourth = endMove(third, 'cancelled', at(30))
    expect(fourth.moves).toHaveLength(3)
    expect(new Set(fourth.moves.map(({ id }) => id)).size).toBe(3)
    expect(fourth.moveArchive.map(({ move }) => move.to)).toEqual(['overseas', 'VA', 'WA'])
    const statuses = fourth.moveArchive.map(({ move }) => move.status)
    expect(statuses).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  it('ends every other planned move, such as one from a merge of two browsers', () => {
    const twin: MoveRecord = { ...moving.moves[0]!, id: '1' }
    const merged = { ...moving, moves: [...moving.moves, twin] }
    const after = startMove(merged, entries(), at(28))
    expect(after.moves.filter(({ status }) => status === 'planned')).toHaveLength(1)
    expect(after.moveArchive).toHaveLength(2)
  })
})

describe('A move that ended as done although its orders were canceled', () => {
  const texas = entries({ from: 'VA', to: 'TX', reportDate: '2026-11-20' })
  const colorado = entries({ from: 'VA', to: 'CO', reportDate: '2027-06-01' })
  const data = startMove(startMove(nothing, texas, at(1)), colorado, at(23))
  const [, { id } = { id: '' }] = data.moves
  const corrected = correctStatus(data, id, 'cancelled', at(30))
  const statuses = ({ moves: list, moveArchive: archive }: MoveData) => [
    list.map(({ status }) => status),
    archive.map(({ move }) => move.status),
  ]

  it('can be corrected, and back, and is otherwise as it was', () => {
    expect(statuses(data)).toEqual([['planned', 'done'], ['done']])
    expect(statuses(corrected)).toEqual([['planned', 'cancelled'], ['cancelled']])
    expect(corrected.moveArchive).toMatchObject([{ endedOn: '2026-11-23' }])
    expect(correctStatus(corrected, id, 'cancelled', at(30))).toEqual(corrected)
    const back = correctStatus(corrected, id, 'done', at(30))
    expect(statuses(back)).toEqual(statuses(data))
    expect(undone(data, corrected, corrected)).toEqual(data)
    const planned = data.moves[0]?.id ?? ''
    expect(correctStatus(data, planned, 'done', at(30))).toEqual(data)
  })

  it('is then in no sentence about a gap in the work', () => {
    const work = [buildWork({ start: '2024-08', end: '2026-06' })]
    const textsIn = ({ moves: list, moveArchive: archive }: MoveData) =>
      JSON.stringify(workTimeline({ work, certifications: [], moves: list, archive }, '2026-12-01'))
    expect(textsIn(data)).toContain('Relocated')
    expect(textsIn(corrected)).not.toContain('Relocated')
  })

  it('is then no move that day 30 at a board is counted from', () => {
    const applied = buildLicense({ state: 'TX', status: 'applied', completeOn: '2026-10-20' })
    const dayOf = ({ moves: list }: MoveData) => boardDay(withReportDate(applied, list))
    expect([data, corrected].map(dayOf)).toEqual(['2026-12-20', undefined])
  })

  it('keeps the requests for child care that were made before it ended, and none from after that', () => {
    const asked = (askedOn: string) => buildChildCare({ askedOn })
    const records = [asked('2026-11-10'), asked('2026-11-25')]
    for (const { moves: list } of [data, corrected])
      expect(stillNeeded(records, list)).toEqual(records.slice(1))
  })

  it('is then canceled in the calendar', () => {
    const stays = ({ moves: list, moveArchive: archive }: MoveData) =>
      staysInCalendar(list, archive)(eventUid(id, 'move-tasks/pack'))
    expect([data, corrected].map(stays)).toEqual([true, false])
  })
})

describe('The form of a new move', () => {
  const planned = moving.moves[0]?.id
  const filled = (entered: Partial<Move>): FormEntry => ({
    values: { ...entered },
    changes: () => entries(entered),
  })
  const toVirginia = filled({ to: 'VA' })

  it('does not end a move that another tab planned while the form was open', () => {
    expect(() => startFromForm(moving, toVirginia, 'mine', undefined)).toThrow(
      /^“Move to Washington, Feb 21, 2027” is already planned/,
    )
    expect(() => startFromForm(moving, toVirginia, 'mine', 'one before')).toThrow()
  })

  it('ends the move that the person chose to end, or none if none is planned', () => {
    expect(startFromForm(moving, toVirginia, 'mine', planned).moves).toMatchObject([
      { id: 'mine', to: 'VA', status: 'planned' },
      { id: planned, status: 'cancelled' },
    ])
    const ended = endMove(moving, 'cancelled', at(23))
    expect(startFromForm(ended, toVirginia, 'mine', planned).moves).toHaveLength(2)
    expect(startFromForm(nothing, toVirginia, 'mine', undefined).moves).toHaveLength(1)
  })

  it('changes the move that it has already started, in a duplicated tab', () => {
    const begun = startFromForm(nothing, toVirginia, 'mine', undefined)
    expect(startFromForm(begun, filled({ to: 'TX' }), 'mine', undefined).moves).toMatchObject([
      { id: 'mine', to: 'TX' },
    ])
  })

  it.each(['cancelled', 'done'] as const)(
    'does not change the move that it has started once another tab has ended it as %s',
    (status) => {
      const begun = startFromForm(nothing, toVirginia, 'mine', undefined)
      const ended = endMove(begun, status, at(23))
      const refusal = /^“Move to Virginia, Feb 21, 2027” has ended, maybe in another tab/
      expect(() => startFromForm(ended, filled({ to: 'TX' }), 'mine', undefined)).toThrow(refusal)
      expect(() => applyFormChanges(ended, 'mine', { to: 'TX' })).toThrow(refusal)
    },
  )
})

it.each([
  { from: 'TX', to: 'TX' },
  { from: 'overseas', to: 'overseas' },
] as const)('A move from $from to $to can start, change and end like any other', (route) => {
  const begun = startMove(nothing, entries(route), at(1))
  const changed = change(begun, { reportDate: '2027-05-01' }, at(2))
  const ended = endMove(changed, 'done', at(3))
  expect(ended.moveArchive).toMatchObject([{ move: { ...route, reportDate: '2027-05-01' } }])
})
