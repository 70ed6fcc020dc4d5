import { expect, it } from 'vitest'
import { filterOptions } from '@/engine/views/filters/use-narrowed'

const rows = ['b', 'Á', 'b', 'a'].map((letter, index) => ({ id: String(index), letter }))
const options = (...given: string[]) =>
  filterOptions(rows, {
    field: 'letter',
    label: 'Letter',
    ...(given.length > 0 && { options: given }),
  }).map(({ value, count }) => [value, count])

it('The options of a filter are the values in the rows, from A to Z, each with its count', () => {
  expect(options()).toEqual([
    ['a', 1],
    ['Á', 1],
    ['b', 2],
  ])
})

it('On buttons, the options are in the order of the rows, like the groups below them', () => {
  const buttons = { field: 'letter', label: 'Letter', allLabel: 'All Letters' }
  expect(filterOptions(rows, buttons).map(({ value }) => value)).toEqual(['b', 'Á', 'a'])
})

it('The options that a filter names keep their order, without those that no row has', () => {
  expect(options('b', 'z', 'a')).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})
