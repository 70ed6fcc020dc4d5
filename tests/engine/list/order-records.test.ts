import { expect, it } from 'vitest'
import type { AnyRecord } from '@/engine/model/entity'
import { orderRecords, type Order } from '@/engine/views/list/order-records'
import { buildToyRecord, toys, type ToyRecord } from '../../support/toy-entity'

const ids = (records: readonly Partial<ToyRecord>[], order: Order | undefined) =>
  orderRecords(
    records.map((overrides, index): AnyRecord => ({
      ...buildToyRecord({ id: String(index), ...overrides }),
    })),
    order,
    toys.fields,
  )
    .map(({ id }) => id)
    .join(' ')

it('Without an order the records stay as they are stored', () => {
  expect(ids([{ name: 'Kite' }, { name: 'Ball' }], undefined)).toBe('0 1')
})

it('Text is sorted without regard to case and accents, and blanks come last', () => {
  const makers = [
    { maker: 'zebra' },
    { maker: '' },
    { maker: 'Élan' },
    { maker: 'ELAN' },
    { maker: 'acme' },
  ]
  expect(ids(makers, { label: 'Maker', by: 'maker' })).toBe('4 2 3 0 1')
  expect(ids(makers, { label: 'Maker', by: 'maker', isDescending: true })).toBe('0 2 3 4 1')
})

it('Dates, numbers and vocabulary values are sorted by value, not as text', () => {
  const bought = [{ bought: '2026-05-31' }, { bought: '2027-01-01' }, { bought: '2026-12-01' }]
  expect(ids(bought, { label: 'Bought', by: 'bought', isDescending: true })).toBe('1 2 0')
  const pieces = [{ pieces: 9 }, { pieces: 100 }, { pieces: 0 }]
  expect(ids(pieces, { label: 'Pieces', by: 'pieces' })).toBe('2 0 1')
  const sizes = [{ size: 'large' }, { size: 'small' }, { size: 'medium' }] as const
  expect(ids(sizes, { label: 'Size', by: 'size' })).toBe('1 2 0')
})

it('A record that was never edited is sorted by when it was added', () => {
  const records = [
    { createdAt: '2026-06-01T08:00:00.000Z', updatedAt: '2026-06-02T08:00:00.000Z' },
    { createdAt: '2026-06-03T08:00:00.000Z', updatedAt: undefined },
    { createdAt: '2026-06-01T07:00:00.000Z', updatedAt: '2026-06-04T08:00:00.000Z' },
  ]
  expect(ids(records, { label: 'Last Change', by: 'updatedAt', isDescending: true })).toBe('2 1 0')
})
