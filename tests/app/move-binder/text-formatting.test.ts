import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened } from '@/engine/shortened'
import { routeText } from '@/screens/my-move/route-text'
import { formatWeekday } from '@/engine/calendar-day'
import { buildMove, someDay } from '../../support/moves'

describe('formatWeekday', () => {
  it('gives the correct weekday for every date', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const noon = new Date(`${day}T12:00:00Z`)
        const name = noon.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
        expect(formatWeekday(day).slice(0, 3)).toBe(name)
      }),
    )
  })
})

describe('shortened', () => {
  it('leaves text within the limit unchanged', () => {
    expect(shortened('Ñandú 🦤', 7)).toBe('Ñandú 🦤')
  })

  it('ends cut text with an ellipsis and never splits a surrogate pair', () => {
    expect(shortened('Move 🦤🦤🦤', 6)).toBe('Move 🦤…')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const cut = shortened(text, max)
        expect(cut.isWellFormed()).toBe(true)
        expect([...cut].length).toBeLessThanOrEqual(max + 1)
      }),
    )
  })
})

describe('routeText', () => {
  it('names the known parts of the route', () => {
    const here = { from: 'HI', fromPlace: 'Schofield Barracks' } as const
    expect(routeText(buildMove({ ...here, to: 'WA' }))).toBe(
      'From Schofield Barracks, Hawaii to Washington',
    )
    expect(routeText(buildMove({ toPlace: 'Yokota' }))).toBe('To Yokota')
    expect(routeText(buildMove())).toBe('To the new station')
  })

  it('names a state once if the move stays in it and no place is known', () => {
    const within = { from: 'TX', to: 'TX' } as const
    expect(routeText(buildMove(within))).toBe('Within Texas')
    expect(routeText(buildMove({ from: 'overseas', to: 'overseas' }))).toBe('Overseas')
    expect(routeText(buildMove({ ...within, fromPlace: 'Fort Hood', toPlace: 'Fort Bliss' }))).toBe(
      'From Fort Hood, Texas to Fort Bliss, Texas',
    )
  })

  it('shortens a very long place name', () => {
    expect(routeText(buildMove({ toPlace: 'X'.repeat(5000), to: 'overseas' })).length).toBeLessThan(
      60,
    )
  })
})
