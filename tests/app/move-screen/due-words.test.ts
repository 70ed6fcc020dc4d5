import { describe, expect, it } from 'vitest'
import { dueWords } from '@/screens/my-move/due-words'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { buildMove, nothingDone } from '../../support/moves'

describe('What is said of the day of a task', () => {
  it('is the day and how far it is, also where the dates came late', () => {
    const late = buildMove({ reportDate: '2026-12-14' })
    const [first] = planOf(late, nothingDone, '2026-11-23').filter(
      ({ isShort, state }) => isShort && state === 'thisWeek',
    )
    expect(first && dueWords(first, '2026-11-23')).toMatch(/^Due Nov \d\d, 2026 \(in \d days\)\.$/)
  })

  it('is that it is overdue, and since when, once its day is over', () => {
    const [task] = planOf(buildMove(), nothingDone, '2027-01-01').filter(
      ({ state }) => state === 'overdue',
    )
    expect(task && dueWords(task, '2027-01-01')).toMatch(
      /^Overdue since \w{3} \d+, 2026 \(\d+ days ago\)\.$/,
    )
  })

  it('is no longer that it is overdue or due, once it is ticked', () => {
    const [task] = planOf(buildMove(), nothingDone, '2027-01-01').filter(
      ({ state }) => state === 'overdue',
    )
    expect(task && dueWords(task, '2027-01-01', true)).toMatch(/^Was due \w{3} \d+, 2026\.$/)
  })

  it('is nothing where no day presses', () => {
    const late = buildMove({ reportDate: '2026-12-14' })
    const [task] = planOf(late, nothingDone, '2026-11-23').filter(({ state }) => state === 'ifTime')
    expect(task && dueWords(task, '2026-11-23')).toBe('')
  })
})
