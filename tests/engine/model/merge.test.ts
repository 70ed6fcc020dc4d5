import fc from 'fast-check'
import { isSame } from '@/engine/model/is-same'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  mergeEarlier,
  mergeEitherTrue,
  mergeIntoEmpty,
  type Merge,
} from '@/engine/model/merge/merge'
import { defineFormDocument } from '@/engine/model/form-document'
import { optionalText } from '@/engine/model/rules'
import { mergeProgress } from '@/engine/model/checklist-progress'
import { mergeRecords } from '@/engine/model/merge/merge-records'

interface Row {
  id: string
  createdAt: string
  updatedAt?: string
  text: string
}

const instants = fc.date({
  min: new Date(2020, 0, 1),
  max: new Date(2030, 0, 1),
  noInvalidDate: true,
})
const row = (hasUpdatedAt: boolean): fc.Arbitrary<Row> =>
  fc.record({
    id: fc.constantFrom('1', '2', '3', '4', '5'),
    createdAt: instants.map((date) => date.toISOString()),
    text: fc.constantFrom('a', 'b'),
    ...(hasUpdatedAt ? { updatedAt: instants.map((date) => date.toISOString()) } : {}),
  })
const list = (hasUpdatedAt: boolean) =>
  fc.uniqueArray(row(hasUpdatedAt), { selector: ({ id }) => id })
const progress = fc.dictionary(
  fc.constantFrom('one', 'two', '__proto__', 'constructor'),
  fc.dictionary(fc.constantFrom('a', 'b', 'toString'), fc.boolean()),
)
const prefer = fc.constantFrom('mine' as const, 'file' as const)

function expectIdempotent<Value>(merge: Merge<Value>, values: fc.Arbitrary<Value>) {
  fc.assert(
    fc.property(values, values, prefer, (mine, file, side) => {
      const once = merge(mine, file, side).value
      const twice = merge(once, file, side)
      expect(twice.value).toEqual(once)
      expect(twice.added).toBe(0)
      expect(twice.changed).toBe(0)
    }),
  )
}

describe('Merging the same file a second time changes nothing', () => {
  it('for records that keep the time of their last edit', () => {
    expectIdempotent(mergeRecords<Row>(), list(true))
  })
  it('for records that do not', () => {
    fc.assert(
      fc.property(list(false), list(false), prefer, (mine, file, side) => {
        const once = mergeRecords<Row>()(mine, file, side).value
        expect(mergeRecords<Row>()(once, file, side).value).toEqual(once)
      }),
    )
  })
  it('for checklist progress', () => expectIdempotent(mergeProgress, progress))
  it('for flags', () => expectIdempotent(mergeEitherTrue, fc.boolean()))
  it('for the earlier of two instants', () => {
    expectIdempotent(
      mergeEarlier,
      fc.oneof(
        fc.constant(''),
        instants.map((date) => date.toISOString()),
      ),
    )
  })
})

describe('Merging records', () => {
  it('loses no record of either side', () => {
    fc.assert(
      fc.property(list(true), list(true), prefer, (mine, file, side) => {
        const merged = mergeRecords<Row>()(mine, file, side).value
        const ids = new Set([...mine, ...file].map(({ id }) => id))
        expect(new Set(merged.map(({ id }) => id))).toEqual(ids)
        expect(merged).toHaveLength(ids.size)
      }),
    )
  })

  it('keeps the version that was edited last', () => {
    const older = { id: '1', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' }
    const newer = { ...older, updatedAt: '2026-01-03T00:00:00Z' }
    expect(mergeRecords()([older], [newer], 'mine')).toMatchObject({ value: [newer], changed: 1 })
    expect(mergeRecords()([newer], [older], 'file')).toMatchObject({ value: [newer], changed: 0 })
  })

  it('counts two versions without an edit time as undecided', () => {
    const mine = { id: '1', createdAt: '2026-01-01T00:00:00Z', text: 'mine' }
    const file = { ...mine, text: 'file' }
    expect(mergeRecords()([mine], [file], 'mine')).toMatchObject({ value: [mine], undecided: 1 })
    expect(mergeRecords()([mine], [file], 'file')).toMatchObject({ value: [file], undecided: 1 })
  })

  it('inserts new records by the time they were created', () => {
    const first = { id: '1', createdAt: '2026-01-01T00:00:00Z' }
    const second = { id: '2', createdAt: '2026-02-01T00:00:00Z' }
    const third = { id: '3', createdAt: '2026-03-01T00:00:00Z' }
    const { value } = mergeRecords()([third, first], [second], 'mine')
    expect(value.map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  it('returns the stored list itself if the file adds nothing', () => {
    fc.assert(
      fc.property(list(true), (mine) => {
        expect(mergeRecords<Row>()(mine, mine, 'file').value).toBe(mine)
      }),
    )
  })
})

describe('Merging checklist progress', () => {
  it('keeps every item, and counts it as done if either side does', () => {
    fc.assert(
      fc.property(progress, progress, (mine, file) => {
        const merged = mergeProgress(mine, file, 'mine').value
        for (const side of [mine, file]) {
          for (const [section, items] of Object.entries(side)) {
            for (const [item, done] of Object.entries(items)) {
              expect(Object.hasOwn(merged, section)).toBe(true)
              expect(Object.hasOwn(merged[section]!, item)).toBe(true)
              if (done) expect(merged[section]![item]).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('never pollutes the prototype', () => {
    const file: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
    mergeProgress({}, file as Record<string, Record<string, boolean>>, 'file')
    expect('polluted' in {}).toBe(false)
  })
})

describe('Merging one value', () => {
  const merge = mergeIntoEmpty({ name: '' })

  it('takes the file’s value if none is set', () => {
    expect(merge({ name: '' }, { name: 'Ana' }, 'mine')).toMatchObject({
      value: { name: 'Ana' },
      added: 1,
      undecided: 0,
    })
  })

  it('counts two set values that differ as undecided', () => {
    expect(merge({ name: 'Ana' }, { name: 'Bo' }, 'mine')).toMatchObject({
      value: { name: 'Ana' },
      undecided: 1,
    })
    expect(merge({ name: 'Ana' }, { name: 'Bo' }, 'file').value).toEqual({ name: 'Bo' })
  })

  it('never replaces a set value with an empty one', () => {
    expect(merge({ name: 'Ana' }, { name: '' }, 'file').value).toEqual({ name: 'Ana' })
  })
})

describe('Merging what a form filled in', () => {
  const empty = { name: '', home: '', isShared: false }
  const { merge } = defineFormDocument({
    key: 'owner',
    contents: 'owner',
    schema: z.object({
      name: optionalText(),
      home: optionalText(),
      isShared: z._default(z.boolean(), false),
    }),
    fields: {
      name: { label: 'Name', input: 'text' },
      home: { label: 'Home', input: 'text' },
      isShared: { label: 'Share', input: 'switch' },
    },
  })

  it('fills in the fields that only the other side has, whichever side the user prefers', () => {
    const [here, there] = [
      { ...empty, name: 'Ana' },
      { ...empty, home: 'Texas' },
    ]
    const both = { value: { ...empty, name: 'Ana', home: 'Texas' }, changed: 1, undecided: 0 }
    expect(merge(here, there, 'mine')).toMatchObject(both)
    expect(merge(here, there, 'file')).toMatchObject(both)
  })

  it('leaves only fields that were filled in differently for the user to decide', () => {
    const [here, there] = [
      { ...empty, name: 'Ana' },
      { ...empty, name: 'Bo', home: 'Texas' },
    ]
    const home = 'Texas'
    expect(merge(here, there, 'mine')).toMatchObject({ value: { name: 'Ana', home }, undecided: 1 })
    expect(merge(here, there, 'file')).toMatchObject({ value: { name: 'Bo', home }, undecided: 1 })
  })

  it('turns a switch on or off only if the user decides so, or if nothing is filled in here', () => {
    const [here, there] = [
      { ...empty, name: 'Ana' },
      { ...empty, isShared: true },
    ]
    expect(merge(here, there, 'mine')).toMatchObject({ value: here, undecided: 1 })
    expect(merge(empty, there, 'mine')).toMatchObject({ value: there, added: 1, undecided: 0 })
  })

  it('changes nothing the second time', () => {
    const text = fc.constantFrom('', 'a', 'b')
    expectIdempotent(merge, fc.record({ name: text, home: text, isShared: fc.boolean() }))
  })
})

describe('Two values are the same', () => {
  it('when their JSON is, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSame(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
    )
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame([], {})).toBe(false)
    expect(isSame({ a: undefined }, {})).toBe(true)
  })
})

describe('Merging records with child records', () => {
  interface Parent extends Row {
    history: readonly { id: string; text: string }[]
  }
  const merge = mergeRecords<Parent>(['history'])
  const child = fc.record({ id: fc.constantFrom('1', '2', '3'), text: fc.constantFrom('a', 'b') })
  const parents = fc.uniqueArray(
    fc
      .tuple(row(true), fc.uniqueArray(child, { selector: ({ id }) => id }))
      .map(([fields, history]) => ({ ...fields, history })),
    { selector: ({ id }) => id },
  )

  it('loses no child of either side, and changes nothing the second time', () => {
    expectIdempotent(merge, parents)
    fc.assert(
      fc.property(parents, parents, prefer, (mine, file, side) => {
        const idsIn = (list: readonly Parent[]) =>
          new Set(list.flatMap(({ id, history }) => history.map((one) => `${id}/${one.id}`)))
        const merged = idsIn(merge(mine, file, side).value)
        expect(merged).toEqual(new Set([...idsIn(mine), ...idsIn(file)]))
      }),
    )
  })

  it('keeps the fields of the newer version with the children of both', () => {
    const stamps = { id: '1', createdAt: '2026-01-01T00:00:00Z' }
    const older = {
      ...stamps,
      updatedAt: '2026-01-02T00:00:00Z',
      text: 'a',
      history: [{ id: '7', text: 'here' }],
    }
    const newer = {
      ...stamps,
      updatedAt: '2026-01-03T00:00:00Z',
      text: 'b',
      history: [{ id: '8', text: 'there' }],
    }
    const both = [{ ...newer, history: [...older.history, ...newer.history] }]
    expect(merge([older], [newer], 'mine')).toMatchObject({ value: both, changed: 1 })
    expect(merge([newer], [older], 'mine')).toMatchObject({ value: both, changed: 1 })
    expect(merge(both, [older], 'file')).toMatchObject({ value: both, changed: 0 })
  })
})
