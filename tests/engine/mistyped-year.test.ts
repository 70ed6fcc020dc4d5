import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMistypedYear } from '@/engine/mistyped-year'

describe('A mistyped year', () => {
  it('is one before 1970 or after 2100, of up to six digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 275_760 }), (year) => {
        const date = `${String(year).padStart(4, '0')}-03-04`
        expect(hasMistypedYear(date)).toBe(year < 1970 || year > 2100)
      }),
    )
    expect(['1970-01-01', '2100-12-31'].some(hasMistypedYear)).toBe(false)
    expect(['1969-12-31', '2101-01-01', '20226-03-04'].every(hasMistypedYear)).toBe(true)
  })

  it.each(['', 'soon', '11/21/2026', '26-03-04'])(
    'is not found in %j, which is not a date',
    (text) => {
      expect(hasMistypedYear(text)).toBe(false)
    },
  )
})
