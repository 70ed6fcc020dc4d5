import { describe, expect, it } from 'vitest'
import { dateLines } from '@/screens/my-move/plan/date-lines'
import { buildMove } from '../../support/moves'

describe('Before a date changes', () => {
  it('each one that would be another is named with what it was', () => {
    const before = buildMove({ packOutDate: '2027-02-01' })
    const next = { ...before, reportDate: '2027-03-07', ordersDate: '2026-11-20', packOutDate: '' }
    expect(dateLines(before, next)).toEqual([
      'Orders Date: Nov 20, 2026 (was: not set).',
      'Pack-Out Date: not set (was: Feb 1, 2027).',
      'Report Date: Mar 7, 2027 (was: Feb 21, 2027).',
    ])
  })

  it('the others are not', () => {
    expect(dateLines(buildMove(), buildMove({ to: 'WA' }))).toEqual([])
  })
})
