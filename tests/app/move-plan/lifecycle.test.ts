import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changeMove } from '@/screens/my-move/lifecycle/change-move'
import { endMove, endOtherMoves } from '@/screens/my-move/lifecycle/end-move'
import { startFromForm } from '@/screens/my-move/lifecycle/entries'
import type { MoveData } from '@/schemas/my-move/move-data'
import { startMove } from '@/screens/my-move/lifecycle/start-move'
import { undone } from '@/screens/my-move/lifecycle/undone'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { FormEntry } from '@/engine/form/form-entry'
import { tally } from '@/engine/model/checklist-progress'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour)
const nothing: MoveData = { moves: [], checklistProgress: {}, planProgress: {}, moveArchive: [] }
const ticks = {
  checklistProgress: { '3-months': { 'check-orders': true } },
  planProgress: { 'license-steps': { 'find-the-board': true } },
}

function entries(different: Partial<Move> = {}): Move {
  return moves.schema.parse({ reportDate: '2027-02-21', to: 'WA', ...different })
}

/** The data with a move that was begun on November 1, and ticks. */
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
    ['the current one unless told', undefined, ['done', 'planned']],
    ['the one that is named', 'other', ['planned', 'done']],
    ['none that is not planned', 'gone', ['planned', 'planned']],
  ])('end one at a time: %s', (_, id, expected) => {
    const after = endMove(doubled, 'done', at(23), id)
    expect(statuses(after)).toEqual(expected)
    const ended = after.moves.filter(({ status }) => status === 'done')
    expect(after.moveArchive.map((entry) => entry.id)).toEqual(ended.map((move) => move.id))
  })

  it('become the one that is kept; the other ends as its report date says', () => {
    expect(statuses(endOtherMoves(doubled, current, at(23)))).toEqual(['planned', 'done'])
    expect(statuses(endOtherMoves(doubled, 'other', at(23)))).toEqual(['cancelled', 'planned'])
    expect(endOtherMoves(doubled, 'other', at(23))).toMatchObject({
      ...ticks,
      moveArchive: [ticks],
    })
  })

  it('stay as they are where the one to keep has ended by then', () => {
    expect(endOtherMoves(doubled, 'gone', at(23))).toBe(doubled)
  })
})

describe('The first move', () => {
  it('is current from its first day on, and keeps what was ticked before there were moves', () => {
    const before = { ...nothing, ...ticks }
    const after = startMove(before, entries(), at(1))
    expect(currentMove(after.moves)).toMatchObject({ status: 'planned', plannedOn: '2026-11-01' })
    expect(after).toMatchObject({ ...ticks, moveArchive: [] })
  })

  it('opens in a browser that has never heard of moves, where all else stays as it is', () => {
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
    expect(found).toMatchObject({ moves: [], planProgress: {}, moveArchive: [] })
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
  it('counts from today, and keeps the ticks', () => {
    const after = change(moving, { reportDate: '2027-01-10' }, at(20))
    expect(after.moves[0]).toMatchObject({
      reportDate: '2027-01-10',
      plannedOn: '2026-11-20',
      to: 'WA',
      updatedAt: at(20).toISOString(),
    })
    expect(after).toMatchObject(ticks)
  })

  it('is none where only a place changes', () => {
    const after = change(moving, { toPlace: 'Tacoma', reportDate: '2027-02-21' }, at(20))
    expect(after.moves[0]).toMatchObject({ toPlace: 'Tacoma', plannedOn: '2026-11-01' })
  })

  it('is also another state that license tasks depend on: none of them is overdue at once', () => {
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

  it('can be taken back, and what was ticked since stays ticked', () => {
    const after = change(moving, { reportDate: '2027-01-10' }, at(20))
    const since = { ...after, planProgress: { 'housing-steps': { 'move-in': true } } }
    expect(undone(moving, after, after)).toEqual(moving)
    expect(undone(moving, after, since)).toEqual({ ...moving, planProgress: since.planProgress })
  })

  it('three times over leaves the plan that the last dates alone would make', () => {
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

  it('of a move that is gone is refused', () => {
    expect(() => changeMove('gone', {}, at(1))(moving.moves)).toThrow()
  })
})

describe.each(['cancelled', 'done'] as const)('A move that ends as %s', (status) => {
  const after = endMove(moving, status, at(23))

  it('goes into the archive with its ticks and its last day', () => {
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

  it('leaves the checklist as it is, until another one begins', () => {
    expect(after).toMatchObject(ticks)
  })

  it('ends once', () => {
    expect(endMove(after, 'done', at(24))).toBe(after)
  })

  it('can be taken back', () => {
    expect(undone(moving, after, after)).toEqual(moving)
  })

  it('gives what is ticked until the next one begins to its own archive', () => {
    const more = { ...after, planProgress: { 'housing-steps': { 'move-in': true } } }
    const next = startMove(more, entries(), at(25))
    expect(next.moveArchive).toHaveLength(1)
    expect(next.moveArchive[0]).toMatchObject({ ...ticks, planProgress: more.planProgress })
  })
})

describe('The next move', () => {
  const next = startMove(moving, entries({ reportDate: '2029-06-01', to: 'VA' }), at(28))

  it('finishes the one that is planned, archives it with its ticks, and begins with none', () => {
    expect(next).toMatchObject({ checklistProgress: {}, planProgress: {} })
    expect(next.checklistProgress).toEqual({})
    expect(next.planProgress).toEqual({})
    expect(next.moves.map(({ status, to }) => [status, to])).toEqual([
      ['planned', 'VA'],
      ['done', 'WA'],
    ])
    expect(next.moveArchive).toMatchObject([{ id: moving.moves[0]?.id, ...ticks }])
  })

  it('leaves the ticks with the move that ended last, also where a restored file has no entry for it', () => {
    const [first] = startMove(endMove(moving, 'done', at(5)), entries(), at(6)).moveArchive
    const restored = { ...endMove(startMove(nothing, entries(), at(7)), 'done', at(8)), ...ticks }
    const after = startMove({ ...restored, moveArchive: [first!] }, entries(), at(9))
    expect(after).toMatchObject({ checklistProgress: {}, planProgress: {} })
    expect(after.moveArchive).toEqual([
      expect.objectContaining({ id: restored.moves[0]?.id, ...ticks }),
      first,
    ])
  })

  it('can be taken back with all that was ticked, and what was ticked since stays ticked', () => {
    expect(undone(moving, next, next)).toEqual(moving)
    const since = { ...next, checklistProgress: { arrival: { 'test-commute': true } } }
    expect(undone(moving, next, since).checklistProgress).toEqual({
      ...moving.checklistProgress,
      ...since.checklistProgress,
    })
  })

  it('follows on any number of others, the latest first in the archive, each once', () => {
    const third = startMove(next, entries({ from: 'overseas', to: 'overseas' }), at(29))
    const fourth = endMove(third, 'cancelled', at(30))
    expect(fourth.moves).toHaveLength(3)
    expect(new Set(fourth.moves.map(({ id }) => id)).size).toBe(3)
    expect(fourth.moveArchive.map(({ move }) => move.to)).toEqual(['overseas', 'VA', 'WA'])
    expect(fourth.moveArchive.map(({ move }) => move.status)).toEqual(['cancelled', 'done', 'done'])
  })

  it('ends every other one that two merged browsers may have left planned', () => {
    const twin: MoveRecord = { ...moving.moves[0]!, id: '1' }
    const merged = { ...moving, moves: [...moving.moves, twin] }
    const after = startMove(merged, entries(), at(28))
    expect(after.moves.filter(({ status }) => status === 'planned')).toHaveLength(1)
    expect(after.moveArchive).toHaveLength(2)
  })
})

describe('The form of a new move', () => {
  const planned = moving.moves[0]?.id
  const filled = (entered: Partial<Move>): FormEntry => ({
    values: { ...entered },
    changes: () => entries(entered),
  })
  const there = filled({ to: 'VA' })

  it('ends no move that another tab has planned while it was open', () => {
    expect(() => startFromForm(moving, there, 'mine', undefined)).toThrow(
      /^“Move to Washington, Feb 21, 2027” is already planned/,
    )
    expect(() => startFromForm(moving, there, 'mine', 'one before')).toThrow()
  })

  it('ends the one that its person wants to end, and needs none to end', () => {
    expect(startFromForm(moving, there, 'mine', planned).moves).toMatchObject([
      { id: 'mine', to: 'VA', status: 'planned' },
      { id: planned, status: 'done' },
    ])
    const ended = endMove(moving, 'cancelled', at(23))
    expect(startFromForm(ended, there, 'mine', planned).moves).toHaveLength(2)
    expect(startFromForm(nothing, there, 'mine', undefined).moves).toHaveLength(1)
  })

  it('changes the move that it has begun already, in a copy of its tab', () => {
    const begun = startFromForm(nothing, there, 'mine', undefined)
    expect(startFromForm(begun, filled({ to: 'TX' }), 'mine', undefined).moves).toMatchObject([
      { id: 'mine', to: 'TX' },
    ])
  })
})

it.each([
  { from: 'TX', to: 'TX' },
  { from: 'overseas', to: 'overseas' },
] as const)('A move from $from to $to begins, changes and ends as any other', (way) => {
  const begun = startMove(nothing, entries(way), at(1))
  const changed = change(begun, { reportDate: '2027-05-01' }, at(2))
  const ended = endMove(changed, 'done', at(3))
  expect(ended.moveArchive).toMatchObject([{ move: { ...way, reportDate: '2027-05-01' } }])
})
