import { describe, expect, it } from 'vitest'
import { lacksYear, withYear } from '@/screens/job-search/csv/table/day-without-year'

describe('A day without a year', () => {
  it.each([
    ['3/26', '3/26/2026'],
    ['3-26', '3-26-2026'],
    ['26/3', '26/3/2026'],
    ['Wed 3/4', '3/4/2026'],
    ['4-Mar', '4-Mar 2026'],
    ['Wed, Mar 4th', 'Mar 4th 2026'],
    ['29 Feb', '29 Feb 2026'],
  ])('is detected in %j and completed with the chosen year', (cell, full) => {
    expect(lacksYear(cell)).toBe(true)
    expect(withYear(cell, '2026')).toBe(full)
    expect(withYear(cell, undefined)).toBe(cell)
  })

  it.each(['', 'TBD', '13/32', '3/4/2026', 'Mar 4, 2026', '2026-03-04', 'Foo 4', '3.4', 'Grade 5'])(
    'is not detected in %j',
    (cell) => {
      expect(lacksYear(cell)).toBe(false)
    },
  )
})
