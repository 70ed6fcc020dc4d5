import { describe, expect, it } from 'vitest'
import { dueWords } from '@/screens/my-move/TaskNote'
import { planOf } from '@/screens/my-move/plan/plan-of'
import { buildMove, nothingDone } from '../../support/moves'

describe('dueWords', () => {
  it('gives the day and how far away it is, even on short notice', () => {
    const late = buildMove({ reportDate: '2026-12-14' })
    const [first] = planOf(late, nothingDone, '2026-11-23').filter(
      ({ isShort, state }) => isShort && state === 'thisWeek',
    )
    expect(first && dueWords(first, '2026-11-23')).toMatch(/^Due Nov \d\d, 2026 \(in \d days\)\.$/)
  })

  it('says since when a task is overdue', () => {
    const [task] = planOf(buildMove(), nothingDone, '2027-01-01').filter(
      ({ state }) => state === 'overdue',
    )
    expect(task && dueWords(task, '2027-01-01')).toMatch(
      /^Overdue since \w{3} \d+, 2026 \(\d+ days ago\)\.$/,
    )
  })

  it('says when a ticked task was due', () => {
    const [task] = planOf(buildMove(), nothingDone, '2027-01-01').filter(
      ({ state }) => state === 'overdue',
    )
    expect(task && dueWords(task, '2027-01-01', true)).toMatch(/^Was due \w{3} \d+, 2026\.$/)
  })

  it('is blank for an optional task whose day has passed', () => {
    const late = buildMove({ reportDate: '2026-12-14' })
    const [task] = planOf(late, nothingDone, '2026-11-23').filter(({ state }) => state === 'ifTime')
    expect(task && dueWords(task, '2026-11-23')).toBe('')
  })
})
