import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import type { Stored } from '@/engine/model/stored'
import { allStored, entities } from '@/schemas/account/stored'
import { samples } from '../support/samples'
import { storedBytes } from '../support/stored-bytes'

/*
 * Every key with user data, each with every kind of damage. Reading never throws and changes nothing,
 * and a write keeps the exact damaged bytes.
 */

/** Damage that makes a whole value unreadable, derived from a good value. */
const ruins: Record<string, (good: unknown) => string> = {
  'JSON that was cut off': (good) => JSON.stringify(good).slice(0, -1),
  'the wrong type': (good) => (typeof good === 'object' ? '42' : '{"is":"an object"}'),
  'the wrong shape': (good) => (Array.isArray(good) ? '{"a":["list"]}' : '[{"no":"list"}]'),
  'a million characters of noise': () => noise,
  'an empty text': () => '',
}
const noise = Array.from({ length: 62_500 }, (_, at) => `{"[\\u0000${at}`)
  .join('')
  .slice(0, 1_000_000)

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(allStored.map((stored) => [stored.key, stored] as const))('%s', (key, stored) => {
  const good = samples[key]

  it.each(Object.entries(ruins))(
    'with %s reads as empty and keeps the exact bytes',
    async (_, ruin) => {
      const text = ruin(good)
      localStorage.setItem(key, text)
      const repository = createRepository()

      expect(repository.load(stored)).toEqual(stored.empty)
      expect(storedBytes()).toEqual({ [key]: text })
      expect(repository.unreadable()).toEqual([[key, text]])

      await repository.update(stored, () => good)
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(good)
      expect(setAside(stored)).toEqual([text])
    },
  )

  it('with null reads as empty and is kept', () => {
    localStorage.setItem(key, 'null')
    const repository = createRepository()
    expect(repository.load(stored)).toEqual(stored.empty)
    expect(repository.unreadable()).toEqual([[key, 'null']])
  })

  it('damaged twice keeps both damaged texts', async () => {
    for (const text of ['{"first', '{"second']) {
      localStorage.setItem(key, text)
      const repository = createRepository()
      repository.load(stored)
      await repository.update(stored, () => good)
    }
    expect(setAside(stored).toSorted()).toEqual(['{"first', '{"second'])
  })

  it('with __proto__ keys does not pollute any prototype', () => {
    const text = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`
    localStorage.setItem(key, Array.isArray(good) ? `[${text}]` : text)
    const loaded: unknown = createRepository().load(stored)
    for (const value of [{}, loaded].flat()) {
      expect((Object(value) as Record<string, unknown>).polluted).toBeUndefined()
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('A list with one bad record among good ones', () => {
  it.each(entities.map((stored) => [stored.key, stored] as const))(
    '%s shows the good ones, and a write keeps the bad one and unknown fields',
    async (key, stored) => {
      const records = samples[key] as { id: string }[]
      const strange = { ...records[0], addedByALaterVersion: { deep: [1, 2] } }
      const bad = '{"id":5,"name":   "not a record"}'
      const text = `[${JSON.stringify(strange)},${bad},${records
        .slice(1)
        .map((one) => JSON.stringify(one))
        .join()}]`
      localStorage.setItem(key, text)
      const repository = createRepository()

      expect(repository.load(stored)).toEqual([strange, ...records.slice(1)])
      expect(localStorage.getItem(key)).toBe(text)

      await repository.update(stored, (list) => list.slice(0, 1))
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([strange])
      expect(setAside(stored)).toEqual([`[${bad}]`])
    },
  )
})

/** The texts that were set aside for a key. */
function setAside({ key }: Stored<unknown>): string[] {
  return Object.entries(storedBytes())
    .filter(([name]) => name.startsWith(`${key}.unreadable.`))
    .map(([, text]) => text)
}
