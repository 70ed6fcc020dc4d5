import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderByGroups } from '@/engine/views/list/order-records'
import { textOf } from '@/engine/model/field'
import { countValues, selectRecords } from '@/engine/views/select-records'
import type { AnyRecord } from '@/engine/model/entity'
import { buildToy, type Toy } from '../support/toy-entity'

const searched = ['name', 'maker']
const emptyQuery = { search: '', filters: {} }
const toyRow = ({ id = '1', ...overrides }: Partial<Toy> & { id?: string }): AnyRecord => ({
  ...buildToy(overrides),
  id,
  createdAt: '2026-06-01T08:00:00.000Z',
})
const find = (records: readonly AnyRecord[], search: string, fields = searched) =>
  selectRecords(records, fields, { search, filters: {} })

describe('The search', () => {
  it.each([
    ['josé', 'JOSÉ'],
    ['JOSE', 'José'],
    ['jose', 'José'],
    ['José', 'Jose'],
    ['soehne', 'Soehne & Co.'],
    ['sohne', 'Söhne'],
    ['nunez', 'Núñez'],
    // The same letter in two spellings: one character, or a letter and an accent.
    ['Jose\u0301', 'Jos\u00e9'],
    ['koloa', 'Kōloa'],
    ['北海道', '北海道教育センター'],
    ['النور', 'شركة النور'],
    ['🪁', 'My 🪁 kite'],
    ['ite', 'Kite'],
    ['  kite  ', 'Kite'],
    ['red kite', 'My red kite'],
  ])('for %j finds the name %j', (search, name) => {
    const record = toyRow({ name })
    expect(find([record], search)).toEqual([record])
  })

  it.each([
    ['kites', 'Kite'],
    ['k te', 'Kite'],
    ['.', 'Kite'],
    ['k.te', 'Kite'],
    ['(', 'Kite'],
    ['kite red', 'Red kite'],
  ])('for %j does not find the name %j', (search, name) => {
    expect(find([toyRow({ name })], search)).toEqual([])
  })

  it('covers every searched field and no other', () => {
    const byName = toyRow({ id: '1', name: 'Kite' })
    const byMaker = toyRow({ id: '2', name: 'Ball', maker: 'Kite & Sons' })
    const byNotes = toyRow({ id: '3', name: 'Drum', notes: 'Not a kite' })
    expect(find([byName, byMaker, byNotes], 'kite')).toEqual([byName, byMaker])
  })

  it('never matches across two fields', () => {
    expect(find([toyRow({ name: 'Kite', maker: 'Red' })], 'kitered')).toEqual([])
    expect(find([toyRow({ name: 'Kite', maker: 'Red' })], 'kite red')).toEqual([])
  })

  it('covers each text of a field with several, and never matches across two', () => {
    const row = { id: '1', colors: ['sea green', 'red'] }
    expect(selectRecords([row], ['colors'], { ...emptyQuery, search: 'green' })).toEqual([row])
    expect(selectRecords([row], ['colors'], { ...emptyQuery, search: 'green red' })).toEqual([])
    expect(selectRecords([row], ['colors'], { ...emptyQuery, search: 'green,red' })).toEqual([])
  })

  it('covers only the given fields, even after a search in other fields', () => {
    const record = toyRow({ name: 'Kite', maker: 'Acme' })
    expect(find([record], 'kite', ['name'])).toEqual([record])
    expect(find([record], 'acme', ['maker'])).toEqual([record])
    expect(find([record], 'kite', ['maker'])).toEqual([])
  })

  it('finds a record again by its new name after an edit', () => {
    const before = toyRow({ name: 'Kite' })
    expect(find([before], 'kite')).toHaveLength(1)
    const after = { ...before, name: 'Drum' }
    expect(find([after], 'kite')).toEqual([])
    expect(find([after], 'drum')).toEqual([after])
  })
})

describe('The filters', () => {
  const records = [
    toyRow({ id: '1', name: 'Kite', size: 'small', color: 'red' }),
    toyRow({ id: '2', name: 'Ball', size: 'small', color: 'green' }),
    toyRow({ id: '3', name: 'Drum', size: 'large', color: 'red' }),
    toyRow({ id: '4', name: 'Red kite', size: 'large', color: '' }),
  ]
  const ids = (search: string, filters: Record<string, string>) =>
    selectRecords(records, searched, { search, filters }).map(({ id }) => id)

  it('are combined with AND, with each other and with the search', () => {
    expect(ids('', { size: 'small', color: '' })).toEqual(['1', '2'])
    expect(ids('', { size: 'small', color: 'red' })).toEqual(['1'])
    expect(ids('', { size: 'large', color: 'green' })).toEqual([])
    expect(ids('kite', { size: '', color: '' })).toEqual(['1', '4'])
    expect(ids('kite', { size: 'small', color: '' })).toEqual(['1'])
    expect(ids('kite', { size: 'small', color: 'green' })).toEqual([])
  })

  it('match a value exactly', () => {
    expect(ids('', { size: 'smal' })).toEqual([])
    expect(ids('', { size: 'Small' })).toEqual([])
  })

  it('count how many records have each value, blank included', () => {
    expect([...countValues(records, 'color')]).toEqual([
      ['red', 2],
      ['green', 1],
      ['', 1],
    ])
    expect(countValues([], 'color').size).toBe(0)
  })
})

const toy = fc
  .record({
    name: fc.string({ unit: 'grapheme', maxLength: 6 }),
    maker: fc.constantFrom('Núñez', 'Acme', 'ACME & Söhne', ''),
    size: fc.constantFrom('small', 'medium', 'large'),
    color: fc.constantFrom('', 'red', 'green'),
  })
  .map(toyRow)
const list = fc.array(toy, { maxLength: 20 })
const anyQuery = fc.record({
  search: fc.oneof(fc.constantFrom('', ' ', 'acme', 'nunez', 'e'), fc.string({ maxLength: 2 })),
  filters: fc.record({
    size: fc.constantFrom('', 'small', 'large', 'none such'),
    color: fc.constantFrom('', 'red', 'green'),
  }),
})

describe('For any list and query', () => {
  it('the result is a part of the list, in its order', () => {
    fc.assert(
      fc.property(list, anyQuery, (records, query) => {
        const found = selectRecords(records, searched, query)
        const positions = found.map((record) => records.indexOf(record))
        expect(positions).not.toContain(-1)
        expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      }),
    )
  })

  it('a blank query returns the list itself', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('', ' ', '\t \n'), (records, search) => {
        expect(selectRecords(records, searched, { search, filters: {} })).toBe(records)
        expect(selectRecords(records, searched, { search, filters: { size: '' } })).toBe(records)
      }),
    )
  })

  it('search and filters together select what each of them selects', () => {
    fc.assert(
      fc.property(list, anyQuery, (records, query) => {
        const bySearch = selectRecords(records, searched, { ...query, filters: {} })
        const byFilters = selectRecords(records, searched, { ...query, search: '' })
        const both = selectRecords(records, searched, query)
        expect(both).toEqual(bySearch.filter((record) => byFilters.includes(record)))
      }),
    )
  })

  it('the search ignores case', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('acme', 'núñez', 'söhne'), (records, search) => {
        const upper = find(records, search.toUpperCase())
        expect(find(records, search)).toEqual(upper)
      }),
    )
  })

  it('every record is found by its own name', () => {
    fc.assert(
      fc.property(list, (records) => {
        for (const record of records) expect(find(records, textOf(record.name))).toContain(record)
      }),
    )
  })

  it('the count of a filter option is the number of records that it selects', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('small', 'medium', 'large'), (records, size) => {
        const left = selectRecords(records, searched, { search: '', filters: { size } })
        expect(countValues(records, 'size').get(size) ?? 0).toBe(left.length)
      }),
    )
  })
})

describe('orderByGroups', () => {
  it('sorts the records by group and keeps the order within each group', () => {
    const records = ['large', 'small', 'large', 'small'].map((size, index) =>
      toyRow({ id: String(index), size: size === 'small' ? 'small' : 'large' }),
    )
    const groups = ['small', 'large'].map((size) => ({
      title: size,
      has: (record: AnyRecord) => record.size === size,
    }))
    expect(orderByGroups(records, groups).map(({ id }) => id)).toEqual(['1', '3', '0', '2'])
    expect(orderByGroups(records, undefined)).toBe(records)
  })
})
