import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelOf, vocabulary } from '@/engine/model/vocabulary'

const size = vocabulary({ small: 'Small', medium: 'Medium', large: 'Extra Large' })

describe('A vocabulary', () => {
  it('keeps its values in the order they were declared', () => {
    expect(size.values).toEqual(['small', 'medium', 'large'])
  })

  it('accepts its values and nothing else', () => {
    for (const value of size.values) expect(size.schema.parse(value)).toBe(value)
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!size.values.some((known) => known === value))
        expect(size.schema.safeParse(value).success).toBe(false)
      }),
    )
  })

  it.each(['', 'Small', 'SMALL', ' small', 'small ', 'toString', '__proto__'])(
    'refuses %j with a sentence',
    (value) => {
      expect(size.schema.safeParse(value).error?.issues[0]?.message).toBe(
        'Choose one of the options.',
      )
    },
  )
})

describe('labelOf', () => {
  it('returns the label of a value', () => {
    expect(labelOf(size, 'large')).toBe('Extra Large')
  })

  it.each(['', 'huge', 'Small', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'returns %j, which is not one of the values, unchanged',
    (value) => {
      expect(labelOf(size, value)).toBe(value)
    },
  )
})
