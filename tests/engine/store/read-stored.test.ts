import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readStored } from '@/engine/store/read-stored'
import { splitJsonArray } from '@/engine/store/split-json-array'
import { defineDocument } from '@/engine/model/document'
import { buildToy, buildToyRecord, toys } from '../../support/toy-entity'

const settings = defineDocument({
  key: 'settings',
  contents: 'settings',
  schema: z.object({ isLoud: z.boolean() }),
  empty: { isLoud: false },
})

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockImplementation(() => undefined))
afterEach(() => void logged.mockReset())

describe('Reading a list', () => {
  it('returns an empty list for a missing key and logs nothing', () => {
    expect(readStored(toys, null)).toEqual({ value: [] })
    expect(logged).not.toHaveBeenCalled()
  })

  it('returns the records in their stored order', () => {
    const records = [buildToyRecord({ id: '2' }), buildToyRecord({ id: '1' })]
    expect(readStored(toys, JSON.stringify(records))).toEqual({ value: records })
    expect(logged).not.toHaveBeenCalled()
  })

  it('fills in defaults for fields that an older version did not have', () => {
    const stamps = { id: '1', createdAt: '2026-06-01T08:00:00.000Z' }
    const older = { ...stamps, name: 'Kite', bought: '2026-05-31', isWished: false }
    expect(readStored(toys, JSON.stringify([older]))).toEqual({
      value: [{ ...buildToy(), ...stamps }],
    })
  })

  it('keeps fields that this version does not know', () => {
    const newer = { ...buildToyRecord(), rating: { stars: 5 }, tags: ['old', 'dear'] }
    expect(readStored(toys, JSON.stringify([newer])).value).toEqual([newer])
  })

  it.each(['', '[', 'undefined', '[{"name":"Kite"}', '{}', 'null', '"toys"', '5', '{"0":{}}'])(
    'reads %j as an empty list, keeps the text, and logs an error',
    (raw) => {
      expect(readStored(toys, raw)).toEqual({ value: [], unreadable: raw })
      expect(logged).toHaveBeenCalledTimes(1)
      expect(logged).toHaveBeenCalledWith('Error loading toys:', expect.anything())
    },
  )

  it('keeps an invalid record, byte for byte, and returns the valid records around it', () => {
    const [first, last] = [buildToyRecord({ id: '1' }), buildToyRecord({ id: '3' })]
    const bad = '{"id":"2", "pieces":123456789012345678901,\n "name":"\\u004bite, [red]"}'
    const raw = `[ ${JSON.stringify(first)},\n${bad} ,${JSON.stringify(last)}]`
    expect(readStored(toys, raw)).toEqual({ value: [first, last], unreadable: `[${bad}]` })
    expect(logged).toHaveBeenCalledWith('Error loading toys:', expect.stringContaining('1 of'))
  })

  it.each([
    ['no name', { name: '  ' }],
    ['a size that does not exist', { size: 'huge' }],
    ['a day that does not exist', { bought: '2026-02-30' }],
    ['an address that could run code', { link: 'javascript:alert(1)' }],
    ['too many pieces', { pieces: 101 }],
    ['no id', { id: '' }],
    ['no creation time', { createdAt: 'yesterday' }],
    ['a bad time of its last edit', { updatedAt: 'today' }],
  ])('sets aside a record that has %s', (_, overrides) => {
    const bad = { ...buildToyRecord({ id: '1' }), ...overrides }
    const good = buildToyRecord({ id: '2' })
    expect(readStored(toys, JSON.stringify([bad, good]))).toEqual({
      value: [good],
      unreadable: JSON.stringify([bad]),
    })
  })

  it('sets aside the second of two records with the same id, because an edit could not tell them apart', () => {
    const [first, second] = [buildToyRecord({ name: 'Kite' }), buildToyRecord({ name: 'Ball' })]
    expect(readStored(toys, JSON.stringify([first, second]))).toEqual({
      value: [first],
      unreadable: JSON.stringify([second]),
    })
  })

  it('never throws and never loses an element, whatever the list contains', () => {
    const element = fc.oneof(
      fc.integer({ min: 1, max: 9 }).map((id) => buildToyRecord({ id: String(id) })),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
        const raw = JSON.stringify(elements)
        const { value, unreadable = '[]' } = readStored(toys, raw)
        const kept = splitJsonArray(unreadable)
        expect(value.length + kept.length).toBe(elements.length)
        const pieces = splitJsonArray(raw)
        const used = value.map((record) => JSON.stringify(record))
        expect([...kept, ...used].sort()).toEqual(pieces.sort())
      }),
    )
  })

  it('never throws, and keeps any text that it cannot read', () => {
    const almostList = fc
      .tuple(
        fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
        fc.nat(),
        fc.nat(1),
        fc.constantFrom('', ' ', ',', '"', '\\', '[', ']', '{', '}', '0'),
      )
      .map(([text, at, removed, added]) => {
        const start = at % (text.length + 1)
        return text.slice(0, start) + added + text.slice(start + removed)
      })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), almostList), (raw) => {
        const { value, unreadable = '[]' } = readStored(toys, raw)
        expect(value).toEqual([])
        expect(unreadable).toBe(isJsonArray(raw) ? `[${splitJsonArray(raw).join(',')}]` : raw)
      }),
    )
  })
})

function isJsonArray(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

describe('Reading a single value', () => {
  it('returns what is stored, or the empty value for a missing key', () => {
    expect(readStored(settings, '{"isLoud":true}')).toEqual({ value: { isLoud: true } })
    expect(readStored(settings, null)).toEqual({ value: { isLoud: false } })
    expect(logged).not.toHaveBeenCalled()
  })

  it.each(['', '{', '{"isLoud":"yes"}', '[]', 'null', 'true'])(
    'falls back to the empty value for %j, keeps the text, and logs an error',
    (raw) => {
      expect(readStored(settings, raw)).toEqual({ value: { isLoud: false }, unreadable: raw })
      expect(logged).toHaveBeenCalledWith('Error loading settings:', expect.anything())
    },
  )

  it.each([
    ['an invalid optional field', '{"a":{"day":"May 1","tags":["x",5]}}', { tags: ['x'] }],
    ['an invalid required field', '{"a":{"day":5},"b":{"day":"May 2"}}', undefined],
  ])('returns the valid entries if one has %s, and keeps the text', (_, raw, a) => {
    const trips = defineDocument({
      key: 'trips',
      contents: 'trips',
      schema: z.record(
        z.string(),
        z.object({ day: z.string(), tags: z.optional(z.array(z.string())) }),
      ),
      empty: {},
    })
    const good = a ? { a: { day: 'May 1', ...a } } : { b: { day: 'May 2' } }
    expect(readStored(trips, raw)).toEqual({ value: good, unreadable: raw })
  })
})
