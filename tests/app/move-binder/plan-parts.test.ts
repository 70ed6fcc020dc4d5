import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { printedDates } from '@/screens/my-move/binder/printed-dates'
import { adviceOf, endedParts, planParts } from '@/screens/my-move/binder/plan-parts'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { anyMove, buildMove, nothingDone, someDay, tasksFor } from '../../support/moves'

const today = '2026-11-23'
const move = buildMove({ reportDate: '2027-02-21', packOutDate: '2027-02-04' })
const partsOf = (known = move, on = today, progress = nothingDone) =>
  planParts(planOf(known, progress, on), printedDates(known))

describe('The printed plan', () => {
  it('lists every task once, whatever the dates', () => {
    fc.assert(
      fc.property(anyMove, someDay, (known, on) => {
        const ids = partsOf(known, on).flatMap(({ tasks }) => tasks.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(
          tasksFor(known)
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
    )
  })

  it('titles each week by its Sunday and notes the dates of the move in it', () => {
    const notes = new Map(partsOf().map(({ title, note }) => [title, note]))
    expect(notes.get('Week of Jan 31, 2027')).toBe('Pack-out: Thu, Feb 4')
    expect(notes.get('Week of Feb 21, 2027')).toBe('Report: Sun, Feb 21')
    expect(notes.get('Week of Mar 7, 2027')).toBe('')
  })

  it('marks an assumed date as approximate', () => {
    const week = partsOf().find(({ title }) => title === 'Week of Feb 14, 2027')
    expect(week?.note).toBe('Departure: about Sun, Feb 14')
  })

  it('has no overdue part on short notice, and prints optional tasks by title only', () => {
    const parts = partsOf(buildMove({ reportDate: '2026-12-14' }))
    expect(parts[0]?.title).toBe('Week of Nov 22, 2026')
    expect(parts.find(({ title }) => title === 'If There Is Time')?.isBrief).toBe(true)
  })

  it('puts overdue tasks first', () => {
    const parts = partsOf(buildMove({ plannedOn: '2026-09-01', reportDate: '2027-01-20' }))
    expect(parts[0]?.title).toBe('Overdue')
  })

  it('puts done tasks last, by title only', () => {
    const done = { '3-months': { 'check-orders': true } }
    const last = partsOf(move, today, { ...nothingDone, checklistProgress: done }).at(-1)
    expect(last).toMatchObject({ title: 'Done', isBrief: true })
    expect(last?.tasks.map(({ id }) => id)).toContain('pcs-timeline/3-months/check-orders')
  })

  it('prints the license advice for an overseas move once, and none between two states', () => {
    expect(adviceOf(partsOf(buildMove({ to: 'overseas' })))).toHaveLength(1)
    expect(adviceOf(partsOf(buildMove({ from: 'HI', to: 'WA' })))).toEqual([])
  })

  it('has nothing to do before the pack-out after the departure that it prints', () => {
    const shortNotice = fc
      .integer({ min: 0, max: 30 })
      .map((days) => buildMove({ reportDate: addDays(today, days), plannedOn: today }))
    fc.assert(
      fc.property(fc.oneof(shortNotice, anyMove), (known) => {
        const departure = printedDates(known).find(({ label }) => label === 'Departure')?.counted
        fc.pre(Boolean(departure))
        const late = planOf(known, nothingDone, today)
          .filter(({ until, due }) => until === 'packOut' && due > departure!)
          .map(({ id, due }) => [id, due])
        expect(late).toEqual([])
      }),
    )
  })

  it('is empty without a plan', () => {
    expect(planParts([], printedDates(undefined))).toEqual([])
  })
})

describe('The printed plan of an ended move', () => {
  it('separates done tasks from tasks that were not done', () => {
    const planProgress = { 'move-tasks': { 'print-move-binder': true } }
    const parts = endedParts(planOf(move, { ...nothingDone, planProgress }, today))
    expect(parts.map(({ title, tasks }) => [title, tasks.length])).toEqual([
      ['Done', 3],
      ['Not Done', tasksFor(move).length - 3],
    ])
  })
})

describe('The printed dates', () => {
  it('are the entered ones, and for a blank date other than the orders, the day that the plan assumes', () => {
    expect(printedDates(move)).toEqual([
      { label: 'Orders', entered: '', counted: '' },
      { label: 'Pack-out', entered: '2027-02-04', counted: '2027-02-04' },
      { label: 'Departure', entered: '', counted: '2027-02-14' },
      { label: 'Report', entered: '2027-02-21', counted: '2027-02-21' },
    ])
  })

  it('are blank where the assumed day was too soon when the report date was entered', () => {
    const late = buildMove({ reportDate: '2026-12-05', plannedOn: '2026-11-23' })
    expect(printedDates(late).map(({ counted }) => counted)).toEqual([
      '',
      '',
      '2026-11-28',
      '2026-12-05',
    ])
  })

  it('are blank without a move', () => {
    const days = printedDates(undefined)
    expect(days.map(({ label }) => label)).toEqual(['Orders', 'Pack-out', 'Departure', 'Report'])
    expect(days.every(({ entered, counted }) => entered === '' && counted === '')).toBe(true)
  })
})
