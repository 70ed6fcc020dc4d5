import { describe, expect, it } from 'vitest'
import { initialValues, isRequired } from '@/engine/model/field-defaults'
import { TOY_DAY, toys, toySchema } from '../../support/toy-entity'

describe('isRequired', () => {
  it.each([
    ['name', true],
    ['bought', true],
    ['size', true],
    ['isWished', true],
    ['color', false],
    ['maker', false],
    ['link', false],
    ['pieces', false],
    ['budget', false],
    ['isFragile', false],
    ['notes', false],
    ['nameOfNoField', false],
  ])('%s: %s', (field, expected) => {
    expect(isRequired(toys, field)).toBe(expected)
  })
})

describe('initialValues', () => {
  it('has a value for each field: its own, else the default of the schema, else blank', () => {
    expect(initialValues(toys)).toEqual({
      name: '',
      bought: TOY_DAY,
      size: 'medium',
      color: '',
      maker: '',
      link: '',
      pieces: 0,
      isWished: false,
      budget: '',
      isFragile: false,
      notes: '',
    })
  })

  it('computes the initial value each time, so that a form opened tomorrow has tomorrow’s date', () => {
    const days = ['2026-11-21', '2026-11-22']
    const bought = { ...toys.fields.bought, initial: () => days.shift() ?? '' }
    const described = { schema: toySchema, fields: { ...toys.fields, bought } }
    expect(initialValues(described).bought).toBe('2026-11-21')
    expect(initialValues(described).bought).toBe('2026-11-22')
  })

  it('is valid except for the fields that the user must fill in', () => {
    const parsed = toySchema.safeParse(initialValues(toys))
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['name'])
  })
})
