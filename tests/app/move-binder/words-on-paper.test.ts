import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened } from '@/engine/shortened'
import { routeText } from '@/screens/my-move/route-text'
import { formatWeekday } from '@/engine/calendar-day'
import { buildMove, someDay } from '../../support/moves'

describe('A weekday', () => {
  it('is that of the calendar, for every day', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const noon = new Date(`${day}T12:00:00Z`)
        const name = noon.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
        expect(formatWeekday(day).slice(0, 3)).toBe(name)
      }),
    )
  })
})

describe('A text that a person wrote', () => {
  it('stays as it is where it has room', () => {
    expect(shortened('Ñandú 🦤', 7)).toBe('Ñandú 🦤')
  })

  it('is cut with a sign that it goes on, never in the middle of a letter', () => {
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

describe('The way of a move', () => {
  it('is told as far as it is known', () => {
    const here = { from: 'HI', fromPlace: 'Schofield Barracks' } as const
    expect(routeText(buildMove({ ...here, to: 'WA' }))).toBe(
      'From Schofield Barracks, Hawaii to Washington',
    )
    expect(routeText(buildMove({ toPlace: 'Yokota' }))).toBe('To Yokota')
    expect(routeText(buildMove())).toBe('To the new station')
  })

  it('stays short where a place is a whole page', () => {
    expect(routeText(buildMove({ toPlace: 'X'.repeat(5000), to: 'overseas' })).length).toBeLessThan(
      60,
    )
  })
})
