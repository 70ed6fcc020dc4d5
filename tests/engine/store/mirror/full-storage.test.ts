import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSaveMark, writeSaveMark } from '@/engine/store/save-mark'
import { listVersions } from '@/engine/store/mirror/versions'
import { type Repository } from '@/engine/store/repository'
import { memoryStorage, SAVE_MARK_KEY, type KeyValueStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import { copyStorage, openRepository, toyNames } from '../../../support/toy-repository'

/* A storage that is full to the last character and stays full while the same list is saved repeatedly. */

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A storage whose writes must fit into `room.left` characters. */
function limited(from?: KeyValueStorage) {
  const storage = from ? copyStorage(from) : memoryStorage()
  const room = { left: Infinity }
  const { setItem } = storage
  storage.setItem = (name, text) => {
    const more = text.length - (storage.getItem(name)?.length ?? -name.length)
    if (more > room.left) throw new DOMException('Full.', 'QuotaExceededError')
    setItem(name, text)
    room.left -= more
  }
  return { storage, room }
}

const toy = buildToyRecord({ name: 'Toy 100' })
/** Saves a list. All of these lists have the same length. */
const save = (repository: Repository, at: number) =>
  repository.update(toys, () => [{ ...toy, name: `Toy ${100 + at}` }])

async function expectNothingSetAside({ mirror }: Repository) {
  expect(mirror.status.get()).not.toHaveProperty('undecidedVersion')
  expect(await listVersions(await mirror.database())).toEqual([])
}

/** Rewrites the mark without padding, as older versions of the site did. */
function removePadding(storage: KeyValueStorage) {
  storage.setItem(SAVE_MARK_KEY, JSON.stringify(readSaveMark(storage)))
}

describe('In a storage that is full to the last character', () => {
  it('the save mark still counts up, from 9 to 10 and from 99 to 100', async () => {
    const { storage, room } = limited()
    const repository = await openRepository(storage)
    await save(repository, 1)
    room.left = 0
    for (let at = 2; at <= 101; at++) await save(repository, at % 100)
    expect(readSaveMark(storage)?.number).toBe(101)
    await expectNothingSetAside(repository)
  })

  it.each(['in the same page', 'after a reload'])(
    'an old mark without room for another digit loses nothing and sets nothing aside %s',
    async (when) => {
      const { storage, room } = limited()
      let repository = await openRepository(storage)
      for (let at = 1; at <= 9; at++) await save(repository, at)
      removePadding(storage)
      room.left = 0
      await save(repository, 10)
      expect(readSaveMark(storage)?.number).toBe(9)
      const old = limited(storage)
      if (when === 'after a reload') repository = await openRepository(storage)
      for (let at = 11; at <= 13; at++) await save(repository, at)
      await expectNothingSetAside(repository)
      // A crash loses the last saves.
      const after = await openRepository(old.storage)
      expect(toyNames(after)).toEqual(['Toy 113'])

      room.left = 200
      await save(repository, 14)
      await save(repository, 15)
      expect(readSaveMark(storage)?.number).toBeGreaterThan(13)
      await expectNothingSetAside(repository)
    },
  )
})

it('Every save mark has the same length, and an older version of the site can read it', () => {
  const storage = memoryStorage()
  const id = 'z'.repeat(28)
  const marks = [
    { id, number: 0 },
    { id, number: Number.MAX_SAFE_INTEGER - 1, divergedAt: Number.MAX_SAFE_INTEGER - 1 },
  ]
  const lengths = marks.map((mark) => {
    expect(writeSaveMark(storage, mark)).toBe(true)
    const { divergedAt, ...rest } = mark
    const stored = divergedAt === undefined ? rest : { ...rest, apartFrom: divergedAt }
    expect(JSON.parse(storage.getItem(SAVE_MARK_KEY) ?? '')).toEqual(stored)
    return storage.getItem(SAVE_MARK_KEY)?.length
  })
  expect(new Set(lengths).size).toBe(1)
})
