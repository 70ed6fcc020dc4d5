import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownDays } from '@/screens/my-move/binder/known-days'
import { adviceOf, endedParts, planParts } from '@/screens/my-move/binder/plan-parts'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { planTasks } from '@/data/my-move/plan-tasks'
import { anyMove, buildMove, nothingDone, someDay } from '../../support/moves'

const today = '2026-11-23'
const move = buildMove({ reportDate: '2027-02-21', packOutDate: '2027-02-04' })
const partsOf = (known = move, on = today, progress = nothingDone) =>
  planParts(planOf(known, progress, on), knownDays(known))

describe('The plan on paper', () => {
  it('has every task once, whatever the dates', () => {
    fc.assert(
      fc.property(anyMove, someDay, (known, on) => {
        const ids = partsOf(known, on).flatMap(({ tasks }) => tasks.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(planTasks.rows.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('names each week by its Sunday, and the day of the move that falls into it', () => {
    const notes = new Map(partsOf().map(({ title, note }) => [title, note]))
    expect(notes.get('Week of Jan 31, 2027')).toBe('Pack-out: Thu, Feb 4')
    expect(notes.get('Week of Feb 21, 2027')).toBe('Report: Sun, Feb 21')
    expect(notes.get('Week of Mar 7, 2027')).toBe('')
  })

  it('says of a day that nobody entered that it is about then', () => {
    const week = partsOf().find(({ title }) => title === 'Week of Feb 14, 2027')
    expect(week?.note).toBe('Departure: about Sun, Feb 14')
  })

  it('begins with nothing overdue on short notice, and keeps what can wait to its title', () => {
    const parts = partsOf(buildMove({ reportDate: '2026-12-14' }))
    expect(parts[0]?.title).toBe('Week of Nov 22, 2026')
    expect(parts.find(({ title }) => title === 'If There Is Time')?.isBrief).toBe(true)
  })

  it('puts what is overdue before all else', () => {
    const parts = partsOf(buildMove({ plannedOn: '2026-09-01', reportDate: '2027-01-20' }))
    expect(parts[0]?.title).toBe('Overdue')
  })

  it('puts what is done last, by its title alone', () => {
    const done = { '3-months': { 'check-orders': true } }
    const last = partsOf(move, today, { ...nothingDone, checklistProgress: done }).at(-1)
    expect(last).toMatchObject({ title: 'Done', isBrief: true })
    expect(last?.tasks.map(({ id }) => id)).toContain('pcs-timeline/3-months/check-orders')
  })

  it('says once what to know of licenses overseas, and nothing between two states', () => {
    expect(adviceOf(partsOf(buildMove({ to: 'overseas' })))).toHaveLength(1)
    expect(adviceOf(partsOf(buildMove({ from: 'HI', to: 'WA' })))).toEqual([])
  })

  it('has no part where there is no plan', () => {
    expect(planParts([], knownDays(undefined))).toEqual([])
  })
})

describe('A move that has ended, on paper', () => {
  it('tells what was done from what was not', () => {
    const planProgress = { 'move-tasks': { 'print-move-binder': true } }
    const parts = endedParts(planOf(move, { ...nothingDone, planProgress }, today))
    expect(parts.map(({ title, tasks }) => [title, tasks.length])).toEqual([
      ['Done', 3],
      ['Not Done', planTasks.rows.length - 3],
    ])
  })
})

describe('The dates on paper', () => {
  it('are those that were entered; of those ahead that nobody knows, what the plan counts on', () => {
    expect(knownDays(move)).toEqual([
      { label: 'Orders', entered: '', counted: '' },
      { label: 'Pack-out', entered: '2027-02-04', counted: '2027-02-04' },
      { label: 'Departure', entered: '', counted: '2027-02-14' },
      { label: 'Report', entered: '2027-02-21', counted: '2027-02-21' },
    ])
  })

  it('are blank without a move', () => {
    const days = knownDays(undefined)
    expect(days.map(({ label }) => label)).toEqual(['Orders', 'Pack-out', 'Departure', 'Report'])
    expect(days.every(({ entered, counted }) => entered === '' && counted === '')).toBe(true)
  })
})
