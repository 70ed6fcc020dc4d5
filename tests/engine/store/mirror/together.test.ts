import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSaveMark } from '@/engine/store/save-mark'
import { addRecord, putBackRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import {
  memoryStorage,
  SAVE_MARK_KEY,
  storedTexts,
  type KeyValueStorage,
} from '@/engine/store/storage'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToy, buildToyRecord, toys } from '../../../support/toy-entity'
import { copyStorage, endingStorage, openRepository } from '../../../support/toy-repository'

const shelf = { ...toys, key: 'shelf' }
const box = { ...toys, key: 'box' }
const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

beforeEach(stubIndexedDB)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Moves a toy to the shelf and adds a record to the box. */
const tidy = (repository: Repository) =>
  repository.updateTogether([
    { stored: shelf, change: putBackRecord(kite, 0) },
    { stored: toys, change: removeRecord(kite.id) },
    { stored: box, change: addRecord(box, buildToy({ name: 'One toy was moved' })) },
  ])

/** Everything but the mark. */
const textsIn = (storage: KeyValueStorage) =>
  Object.fromEntries(storedTexts(storage, (name) => name !== SAVE_MARK_KEY))
const namesIn = (repository: Repository) =>
  [toys, shelf, box].map((list) => repository.load(list).map(({ name }) => name))
const BEFORE = [['Kite', 'Ball'], [], ['Drum']]
const AFTER = [['Ball'], ['Kite'], ['One toy was moved', 'Drum']]

/** A page with toys whose storage stops after so many writes. */
async function filled() {
  const memory = memoryStorage()
  const { ending: storage, stopAfter } = endingStorage(memory)
  const repository = await openRepository(storage)
  await repository.update(toys, () => [kite, ball])
  await repository.update(box, () => [buildToyRecord({ id: '9', name: 'Drum' })])
  return { memory, storage, repository, stopAfter }
}

describe('updateTogether', () => {
  it.each([0, 1, 2, 3, 4])(
    'changes all keys or none if the page ends after %i writes',
    async (writes) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { memory, repository, stopAfter } = await filled()
      stopAfter(writes)
      await tidy(repository).catch(() => undefined)
      const after = await openRepository(memory)
      expect([BEFORE, AFTER]).toContainEqual(namesIn(after))
      expect(readSaveMark(memory)?.writing).toBeUndefined()
      expect(after.mirror.status.get().undecidedVersion).toBeUndefined()
    },
  )

  it('survives a crash that loses some of its writes, once it is reported as saved', async () => {
    const { memory, storage, repository } = await filled()
    const snapshots: KeyValueStorage[] = []
    for (const method of ['setItem', 'removeItem'] as const) {
      const write: (...args: [string, string]) => void = storage[method]
      vi.spyOn(storage, method).mockImplementation((...args: string[]) => {
        write(args[0] ?? '', args[1] ?? '')
        snapshots.push(copyStorage(memory))
      })
    }
    await tidy(repository)
    expect(snapshots.length).toBeGreaterThanOrEqual(4)
    for (const storage of snapshots) expect(namesIn(await openRepository(storage))).toEqual(AFTER)
  })

  it('is rolled back even if another tab writes before the next start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { memory, repository, stopAfter } = await filled()
    const other = await openRepository(memory)
    stopAfter(2)
    await tidy(repository).catch(() => undefined)
    expect(readSaveMark(memory)?.writing).toBeDefined()
    const cards = { ...toys, key: 'cards' }
    await other.update(cards, () => [ball])
    const after = await openRepository(memory)
    expect(namesIn(after)).toEqual(BEFORE)
    expect(after.load(cards)).toEqual([ball])
  })

  it('is rolled back before another tab writes to one of its keys', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { memory, repository, stopAfter } = await filled()
    const other = await openRepository(memory)
    // The mark and the list that becomes shorter.
    stopAfter(2)
    await tidy(repository).catch(() => undefined)
    expect(namesIn(other).flat()).not.toContain('Kite')
    const change = addRecord(toys, buildToy({ name: 'Top' }))
    other.applyOptimistic(toys, change)
    other.flushPending()
    await other.update(toys, change)
    for (const tab of [other, await openRepository(memory)]) {
      expect(namesIn(tab)).toEqual([['Top', 'Kite', 'Ball'], [], ['Drum']])
    }
  })

  it('is rolled back before another tab restores a file', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { memory, repository, stopAfter } = await filled()
    const other = await openRepository(memory)
    stopAfter(2)
    await tidy(repository).catch(() => undefined)
    await other.replace(() => new Map([['toys', JSON.stringify(other.load(toys))]]), 'restore')
    expect(namesIn(await openRepository(memory))).toEqual(BEFORE)
  })

  it('blocks writes in another tab if there is no room to roll it back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { memory, repository, stopAfter } = await filled()
    const other = await openRepository(memory)
    stopAfter(2)
    await tidy(repository).catch(() => undefined)
    const { setItem } = memory
    vi.spyOn(memory, 'setItem').mockImplementation((key, text) => {
      if (key === 'toys') throw new DOMException('It is full.', 'QuotaExceededError')
      setItem(key, text)
    })
    await expect(
      other.update(box, addRecord(box, buildToy({ name: 'Top' }))),
    ).rejects.toMatchObject({ reason: 'unfinished' })
    vi.restoreAllMocks()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(namesIn(await openRepository(memory))).toEqual(BEFORE)
  })

  it.each(['the same tab', 'another tab'])(
    'does not roll back what %s saved while the mirror was full',
    async (tab) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { memory, repository, stopAfter } = await filled()
      const other = tab === 'another tab' ? await openRepository(memory) : repository
      const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('It is full.', 'QuotaExceededError')
      })
      await other.update(box, addRecord(box, buildToy({ name: 'Top' })))
      refused.mockRestore()
      // A read succeeds again, which ends the trouble.
      await other.mirror.reportUndecidedVersion()
      stopAfter(2)
      await tidy(repository).catch(() => undefined)
      expect((await openRepository(memory)).load(box).map(({ name }) => name)).toContain('Top')
    },
  )

  it.each(['toys', 'shelf', 'box'])('changes no key if there is no room for %s', async (full) => {
    const { storage, repository } = await filled()
    const before = textsIn(storage)
    const write = storage.setItem
    const refused = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
      if (key === full) throw new DOMException('It is full.', 'QuotaExceededError')
      write(key, text)
    })
    await expect(tidy(repository)).rejects.toMatchObject({ reason: 'full' })
    refused.mockRestore()
    expect(textsIn(storage)).toEqual(before)
    expect(namesIn(repository)).toEqual(BEFORE)
    await tidy(repository)
    expect(namesIn(await openRepository(storage))).toEqual(AFTER)
  })

  it('succeeds if the keys together take no more room than before', async () => {
    const storage = memoryStorage()
    const repository = createRepository({ storage, isDurable: true })
    const long = buildToyRecord({ id: '1', name: 'Kite'.repeat(15) })
    await repository.update(toys, () => [long])
    const write = storage.setItem
    const room = (storage.getItem('toys') ?? '').length + 10
    vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
      const others = storedTexts(storage, (name) => name !== key)
      const size = others.reduce((sum, [, other]) => sum + other.length, text.length)
      if (size > room) throw new DOMException('It is full.', 'QuotaExceededError')
      write(key, text)
    })
    await repository.updateTogether([
      { stored: shelf, change: putBackRecord(long, 0) },
      { stored: toys, change: removeRecord(long.id) },
    ])
    expect(namesIn(repository)).toEqual([[], [long.name], []])
  })
})
