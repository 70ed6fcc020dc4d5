import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeLines } from '@/screens/my-move/plan/change-lines'
import { changesOf, type ChangeInputs } from '@/screens/my-move/plan/changes-of'
import { expiringLine, expiringOnTheWay } from '@/screens/my-move/plan/expiring'
import { planOf, type PlanInputs } from '@/screens/my-move/plan/plan-of'
import { replanned } from '@/screens/my-move/plan/replanned'
import { isOpen } from '@/screens/my-move/plan/task-state'
import { addDays } from '@/engine/calendar-day'
import type { Move } from '@/schemas/my-move/move'
import { buildCredential } from '../../support/credentials'
import { buildLicense } from '../../support/licenses'
import { anyMove, buildMove, nothingDone, someDay, tasksFor } from '../../support/moves'

const today = '2026-11-23'
const nothingElse: ChangeInputs = { credentials: [], exportedDays: new Map() }
const move = buildMove({ reportDate: addDays(today, 200) })

const changes = (
  entries: Partial<Move>,
  others = nothingElse,
  from = move,
  inputs: PlanInputs = nothingDone,
) => changesOf(from, entries, inputs, today, others)

/** Every task but the one that the report date answers. */
const openTasks = tasksFor(move).length - 1

describe('The preview of a date change', () => {
  it('says how many open tasks move and by how many days', () => {
    const later = changes({ reportDate: addDays(move.reportDate, 14) })
    expect(later).toMatchObject({
      shifts: [{ days: 14, count: openTasks }],
      newlyShort: [],
      dropped: [],
    })
    expect(changeLines(later, move)).toEqual([`${openTasks} open tasks will move 14 days later.`])
    const packOut = changes({ packOutDate: addDays(move.reportDate, -13) })
    expect(changeLines(packOut, move)).toEqual(['6 open tasks will move 1 day later.'])
  })

  it('does not count done tasks', () => {
    const done = { ...nothingDone, checklistProgress: { arrival: { 'test-commute': true } } }
    const entries = { reportDate: addDays(move.reportDate, 1) }
    expect(changesOf(move, entries, done, today, nothingElse).shifts).toEqual([
      { days: 1, count: openTasks - 1 },
    ])
  })

  it('counts the tasks that will have less time and those that will be too late to do', () => {
    const soon = changes({ reportDate: addDays(today, 5), packOutDate: addDays(today, -1) })
    expect(soon.newlyShort.length).toBeGreaterThan(30)
    expect(soon.newlyShort.every((task) => task.isShort && isOpen(task))).toBe(true)
    expect(soon.dropped.length).toBeGreaterThan(0)
    const lines = changeLines(soon, move).join(' ')
    expect(lines).toContain(
      `${soon.newlyShort.length} open tasks will have less time than planned. What must be done comes first.`,
    )
    expect(lines).toContain(`${soon.dropped.length} open tasks will be too late to do.`)
  })

  it('says how many tasks that are short before and after get another day, so that every move is counted', () => {
    const planned = buildMove({ reportDate: '2026-12-18', plannedOn: '2026-11-20' })
    const day = '2026-11-27'
    const preview = (entries: Partial<Move>) =>
      changesOf(planned, entries, nothingDone, day, nothingElse)
    const before = new Map(planOf(planned, nothingDone, day).map(({ id, due }) => [id, due]))
    const entries = { reportDate: '2026-12-21' }
    const moved = planOf(replanned(planned, entries, day), nothingDone, day)
      .filter(isOpen)
      .filter(({ id, due }) => before.get(id) !== due)
    const { shifts, newlyShort, stillShort } = preview(entries)
    const shifted = shifts.reduce((sum, { count }) => sum + count, 0)
    const isNew = new Set(newlyShort.map(({ id }) => id))
    expect(shifted + stillShort).toBe(moved.filter(({ id }) => !isNew.has(id)).length)
    expect(stillShort).toBeGreaterThan(30)
    const lines = changeLines(preview(entries), { ...planned, ...entries })
    expect(lines).toContain(`${stillShort} open tasks already short of time will be rescheduled.`)
    expect(preview({}).stillShort).toBe(0)
    const one = { ...preview({}), stillShort: 1 }
    expect(changeLines(one, planned)).toEqual([
      '1 open task already short of time will be rescheduled.',
    ])
  })

  it('is empty if only a place changes', () => {
    const places = changes({ toPlace: 'Fort Bragg' })
    expect(places).toEqual({
      shifts: [],
      newlyShort: [],
      stillShort: 0,
      licenseTasks: 0,
      reopened: 0,
      added: 0,
      dropped: [],
      expiring: [],
      exported: 0,
    })
    expect(changeLines(places, move)).toEqual([])
  })

  it('says how many license tasks another state makes necessary, if the work needs a license', () => {
    const stays = buildMove({ reportDate: '2026-12-20', from: 'TX', to: 'TX' })
    const leaves = (needsLicense: boolean) =>
      changeLines(
        changes({ to: 'WA' }, nothingElse, stays, { ...nothingDone, needsLicense }),
        stays,
      )
    const line = /^\d+ license tasks will no longer be optional\.$/
    expect(leaves(true)).toContainEqual(expect.stringMatching(line))
    expect(leaves(false)).not.toContainEqual(expect.stringMatching(line))
  })

  it('says how many tasks that records had checked off another state opens again, none of them overdue', () => {
    const planned = buildMove({ from: 'VA', to: 'TX', reportDate: '2027-02-21' })
    const sent = buildLicense({ state: 'TX', status: 'applied', sentOn: '2026-12-15' })
    const inputs = { ...nothingDone, licenses: [sent], moves: [planned] }
    const day = '2027-01-15'
    const lines = (entries: Partial<Move>) =>
      changeLines(changesOf(planned, entries, inputs, day, nothingElse), planned)
    expect(lines({ to: 'CO' })).toContain('3 done tasks will be open again.')
    expect(lines({ toPlace: 'Fort Hood' })).toEqual([])
    const plan = planOf(replanned(planned, { to: 'CO' }, day), inputs, day)
    expect(plan.filter(({ state }) => state === 'overdue')).toEqual([])
  })

  it('says how many tasks a move overseas adds, none of them overdue', () => {
    const day = '2027-01-15'
    for (const to of ['', 'WA'] as const) {
      const planned = buildMove({ from: 'VA', to, reportDate: '2027-03-21' })
      const lines = changeLines(
        changesOf(planned, { to: 'overseas' }, nothingDone, day, nothingElse),
        planned,
      )
      expect(lines).toContain('2 tasks for the new destination will be added.')
      const plan = planOf(replanned(planned, { to: 'overseas' }, day), nothingDone, day)
      expect(plan.filter(({ state, onlyTo }) => onlyTo && state === 'overdue')).toEqual([])
    }
  })

  it('makes no task overdue if the new state is cleared, and none when another is entered after that', () => {
    const planned = buildMove({ from: 'VA', to: 'TX', reportDate: '2027-02-21' })
    const sent = buildLicense({ state: 'TX', status: 'applied', sentOn: '2026-12-15' })
    const inputs = { ...nothingDone, licenses: [sent], moves: [planned] }
    const overdue = (move: Move, day: string) =>
      planOf({ ...planned, ...move }, inputs, day).flatMap(({ id, state }) =>
        state === 'overdue' ? id : [],
      )
    const cleared = replanned(planned, { to: '' }, '2027-01-15')
    expect(overdue(cleared, '2027-01-15')).toEqual([])
    expect(overdue(replanned(cleared, { to: 'CO' }, '2027-01-16'), '2027-01-16')).toEqual([])
  })

  it('says how many days in the calendar will be wrong', () => {
    const plan = planOf(move, nothingDone, today)
    const exportedDays = new Map(plan.slice(0, 10).map(({ id, due }) => [id, due]))
    const inputs = { ...nothingElse, exportedDays }
    expect(changes({}, inputs).exported).toBe(0)
    const later = changes({ reportDate: addDays(move.reportDate, 1) }, inputs)
    expect(later.exported).toBe(10)
    expect(changeLines(later, move)).toContain(
      '10 days in your calendar will be wrong. Download the calendar file again.',
    )
  })

  it('counts day 30 of an application to a board, which follows the report date and the destination', () => {
    const applied = buildLicense({ state: 'WA', status: 'applied', completeOn: '2026-11-20' })
    const toWashington = { ...move, to: 'WA' } as const
    const records = { ...nothingDone, licenses: [applied], moves: [toWashington] }
    const day30 = addDays(move.reportDate, 30)
    const exportedDays = new Map([['record/license/1/day-30', day30]])
    const wrongDays = (entries: Partial<Move>) =>
      changes(entries, { ...nothingElse, exportedDays }, toWashington, records).exported
    expect(wrongDays({ packOutDate: addDays(move.reportDate, -13) })).toBe(0)
    expect(wrongDays({ reportDate: addDays(move.reportDate, 1) })).toBe(1)
    expect(wrongDays({ to: 'VA' })).toBe(1)
  })

  it('counts no days in the calendar that were wrong before and that the change leaves as they are', () => {
    const exportedDays = new Map(planOf(move, nothingDone, today).map(({ id }) => [id, today]))
    const others = { ...nothingElse, exportedDays }
    expect(changes({ toPlace: 'Fort Bragg' }, others).exported).toBe(0)
  })

  it('counts the event of a task that is too late to do as wrong', () => {
    const left = addDays(today, -1)
    const from = buildMove({
      reportDate: addDays(left, 70),
      departDate: left,
      plannedOn: '2026-09-01',
    })
    const id = 'pcs-timeline/3-months/choose-references'
    const inputs = { ...nothingElse, exportedDays: new Map([[id, left]]) }
    expect(changes({}, inputs, from).exported).toBe(0)
    expect(changes({ reportDate: addDays(left, 69) }, inputs, from).exported).toBe(1)
  })

  it('counts no task as both moved and short of time, and no task with less time is overdue', () => {
    fc.assert(
      fc.property(anyMove, someDay, fc.integer({ min: -400, max: 400 }), (from, day, days) => {
        const entries = { reportDate: addDays(from.reportDate, days) }
        const { shifts, newlyShort } = changesOf(from, entries, nothingDone, day, nothingElse)
        const moved = shifts.reduce((sum, { count }) => sum + count, 0)
        const next = planOf(replanned(from, entries, day), nothingDone, day).filter(isOpen)
        expect(moved).toBeLessThanOrEqual(next.filter(({ isShort }) => !isShort).length)
        expect(newlyShort.some(({ isShort, state }) => !isShort || state === 'overdue')).toBe(false)
        expect(shifts.every((shift) => shift.days !== 0)).toBe(true)
      }),
    )
  })

  it('summarizes many different shifts in a few lines', () => {
    const shifts = [5, 4, 3, 2, 1].map((count, at) => ({ days: at - 9, count }))
    const none = {
      newlyShort: [],
      stillShort: 0,
      licenseTasks: 0,
      reopened: 0,
      added: 0,
      dropped: [],
      expiring: [],
      exported: 1,
    }
    expect(changeLines({ ...none, shifts }, move)).toEqual([
      '5 open tasks will move 9 days earlier.',
      '4 open tasks will move 8 days earlier.',
      '3 open tasks will move 7 days earlier.',
      '3 other open tasks will move by up to 6 days.',
      '1 day in your calendar will be wrong. Download the calendar file again.',
    ])
  })
})

describe('A certification that expires around a move', () => {
  const dates = buildMove({ reportDate: '2027-02-21', departDate: '2027-02-15' })
  const expiring = (expirationDate: string) => buildCredential({ expirationDate })

  it('is reported from the day of departure until three weeks after the report date', () => {
    const named = (day: string) => expiringOnTheWay([expiring(day)], dates, '2026-11-23').length
    expect(['2027-02-14', '2027-02-15', '2027-03-14', '2027-03-15', ''].map(named)).toEqual([
      0, 1, 1, 0, 0,
    ])
  })

  it('is no longer reported once it has expired', () => {
    const on = (today: string) => expiringOnTheWay([expiring('2027-02-18')], dates, today).length
    expect([on('2027-02-18'), on('2027-02-19')]).toEqual([1, 0])
    const license = buildCredential({ expirationDate: '2027-02-18', status: 'expired' })
    expect(expiringOnTheWay([license], dates, '2026-11-23')).toEqual([])
  })

  it('is in the preview of a date change, but not in that of another place', () => {
    const inputs = { ...nothingElse, credentials: [expiring('2027-03-02')] }
    const there = buildMove({ reportDate: '2027-02-21' })
    expect(changes({ to: 'VA' }, inputs, there).expiring).toEqual([])
    const next = { reportDate: '2027-02-21' }
    expect(changeLines(changes(next, inputs), { ...move, ...next })).toContain(
      'CPR expires Mar 2, 2027, 9 days after you report.',
    )
  })

  it.each([
    ['2027-02-18', 'CPR expires Feb 18, 2027, on the way.'],
    ['2027-02-21', 'CPR expires Feb 21, 2027, on the day you report.'],
    ['2027-02-22', 'CPR expires Feb 22, 2027, the day after you report.'],
  ])('is described relative to the move when it expires on %s', (day, line) => {
    expect(expiringLine(expiring(day), dates)).toBe(line)
  })
})
