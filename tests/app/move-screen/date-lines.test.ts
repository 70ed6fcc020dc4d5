import { describe, expect, it } from 'vitest'
import { dateLines } from '@/screens/my-move/plan/change-lines'
import { buildMove } from '../../support/moves'

describe('The dates in the preview of a change', () => {
  it('show each new value with the old one', () => {
    const before = buildMove({ packOutDate: '2027-02-01' })
    const next = { ...before, reportDate: '2027-03-07', ordersDate: '2026-11-20', packOutDate: '' }
    expect(dateLines(before, next)).toEqual([
      'Orders Date: Nov 20, 2026 (was: not set).',
      'Pack-Out Date: not set (was: Feb 1, 2027).',
      'Report Date: Mar 7, 2027 (was: Feb 21, 2027).',
    ])
  })

  it('leave out dates that do not change', () => {
    expect(dateLines(buildMove(), buildMove({ to: 'WA' }))).toEqual([])
  })
})
