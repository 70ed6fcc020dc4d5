import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { readSaveMark } from '@/engine/store/save-mark'
import { addRecord } from '@/engine/store/records'
import { type Repository } from '@/engine/store/repository'
import { memoryStorage, SAVE_MARK_KEY, type KeyValueStorage } from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToy, buildToyRecord, toys } from '../../../support/toy-entity'
import {
  addToy,
  copyStorage,
  endingStorage,
  openRepository,
  toyNames,
  waitForLockRelease,
} from '../../../support/toy-repository'

/* Damage to the database or to the save mark. Nothing that can still be read is lost. */

let storage: KeyValueStorage
beforeEach(() => {
  stubIndexedDB()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  storage = memoryStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Writes a value to the database that no page would write. */
async function damage(
  { mirror }: Repository,
  store: 'state' | 'writes' | 'versions',
  value: unknown,
) {
  const database = await mirror.database()
  await database.put(store, value as never, ...((store === 'state' ? ['now'] : []) as [never]))
}
const stateOf = async ({ mirror }: Repository) => (await mirror.database()).get('state', 'now')
/** All data that can still be read, in the repository or in a version. */
async function everything(repository: Repository): Promise<string> {
  const database = await repository.mirror.database()
  const versions = await listVersions(database)
  const texts = await Promise.all(versions.map(({ id }) => readVersion(database, id)))
  return JSON.stringify([toyNames(repository), ...texts.map((one) => [...(one ?? [])])])
}
/** Expects that there are versions, and that each has a valid date. */
async function expectValidDates({ mirror }: Repository) {
  const versions = await listVersions(await mirror.database())
  expect(versions).not.toEqual([])
  for (const { madeAt } of versions) expect(madeAt).toBe(new Date(madeAt).toISOString())
}

describe('A save mark with a damaged number', () => {
  it.each(['9007199254740991', '9007199254740990', '-1', '1e400', '"7"', 'null', '1.5'])(
    'is not taken for a sign of cleared storage: %s',
    async (number) => {
      const before = await openRepository(storage)
      await addToy(before, 'Kite')
      const id = readSaveMark(storage)?.id ?? ''
      storage.setItem(SAVE_MARK_KEY, `{"id":"${id}","number":${number}}`)
      const repository = await openRepository(storage)
      await eventually(() => expect(readSaveMark(storage)).toEqual({ id, number: 1 }))
      await addToy(repository, 'Ball')
      await addToy(repository, 'Drum')
      expect(toyNames(repository)).toEqual(['Drum', 'Ball', 'Kite'])
      expect(repository.mirror.status.get()).not.toHaveProperty('undecidedVersion')
      const old = copyStorage(storage)
      await addToy(repository, 'Boat')
      expect(toyNames(await openRepository(old))).toEqual(['Boat', 'Drum', 'Ball', 'Kite'])
    },
  )

  it('loses nothing that only the mirror has', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    old.setItem(SAVE_MARK_KEY, `{"id":"${readSaveMark(old)?.id ?? ''}","number":${2 ** 53}}`)
    const repository = await openRepository(old)
    await addToy(repository, 'Drum')
    expect(await everything(repository)).toContain('Ball')
    expect(repository.mirror.status.get().undecidedVersion).toBeDefined()
  })
})

describe('A damaged mirror state', () => {
  const good = { id: 'x', number: 2, savedAt: '2026-11-22T12:00:00.000Z' }

  it.each([
    ['a number that cannot be incremented', { number: Number.MAX_SAFE_INTEGER }],
    ['a number that is text', { number: '2' }],
    ['no number', { number: undefined }],
    ['an invalid timestamp', { savedAt: 'yesterday' }],
    ['an invalid replacement', { intent: { number: 5, texts: [['toys', 7]] } }],
    ['an invalid list of erased storages', { erased: 7 }],
  ])('with %s still restores what a crash lost', async (_, damaged) => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await damage(before, 'state', { ...(await stateOf(before)), ...damaged })
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
    await addToy(after, 'Drum')
    vi.setSystemTime(new Date(2026, 10, 24, 12))
    await addToy(after, 'Boat')
    expect(after.mirror.status.get().trouble).toBeUndefined()
    await expectValidDates(after)
  })

  it.each([
    ['missing', undefined],
    ['a number', 7],
    ['without an id', { ...good, id: 5 }],
  ])('that is %s is not overwritten: what only the mirror has is set aside', async (_, state) => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    if (state === undefined) await (await before.mirror.database()).delete('state', 'now')
    else await damage(before, 'state', state)
    const after = await openRepository(old)
    await addToy(after, 'Drum')
    expect(await everything(after)).toContain('Ball')
    expect(after.mirror.status.get().undecidedVersion).toBeDefined()
  })

  it('asks nothing if the storage has everything in the mirror', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    await (await before.mirror.database()).delete('state', 'now')
    const after = await openRepository(storage)
    await eventually(async () => expect((await stateOf(after))?.id).toBe(readSaveMark(storage)?.id))
    expect(after.mirror.status.get()).not.toHaveProperty('undecidedVersion')
  })
})

describe('Damaged mirror rows', () => {
  it('are skipped if they are not text, and the rest is restored', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await damage(before, 'writes', { name: 'ticks', text: { a: true }, number: 2 })
    await damage(before, 'writes', { name: 'other', number: 2 })
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
    expect([old.getItem('ticks'), old.getItem('other')]).toEqual([null, null])
  })

  it('are restored if only their number is damaged', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const row = await (await before.mirror.database()).get('writes', 'toys')
    await damage(before, 'writes', { ...row, number: 'two' })
    expect(toyNames(await openRepository(old))).toEqual(['Ball', 'Kite'])
  })

  it('do not delete a text that a page left half written', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    await damage(before, 'writes', { name: 'toys', text: 7, number: 1 })
    const mark = readSaveMark(storage)
    storage.setItem(SAVE_MARK_KEY, JSON.stringify({ ...mark, writing: ['toys', 'shelf'] }))
    const after = await openRepository(storage)
    expect(toyNames(after)).toEqual(['Kite'])
    expect(readSaveMark(storage)).not.toHaveProperty('writing')
  })

  describe.each(['missing', 'damaged'])('that are %s, for a key that was half written,', (how) => {
    const shelf = { ...toys, key: 'shelf' }
    const box = { ...toys, key: 'box' }
    const kite = buildToyRecord({ id: '1', name: 'Kite' })
    const ball = buildToyRecord({ id: '2', name: 'Ball' })
    const drum = buildToyRecord({ id: '3', name: 'Drum' })

    /** Moves toys to a list that has one and to a new list, in a page that ends after so many writes. */
    async function endAfter(writes: number, lost: string) {
      const { ending, stopAfter } = endingStorage(storage)
      const repository = await openRepository(ending)
      await repository.update(toys, () => [kite, ball])
      await repository.update(shelf, () => [drum])
      await waitForLockRelease()
      stopAfter(writes)
      await repository
        .updateTogether([
          { stored: toys, change: () => [] },
          { stored: shelf, change: () => [kite, drum] },
          { stored: box, change: () => [ball] },
        ])
        .catch(() => undefined)
      const database = await repository.mirror.database()
      if (how === 'missing') await database.delete('writes', lost)
      else await database.put('writes', { name: lost, text: 7, number: 1 } as never)
    }

    it.each(
      [1, 2, 3, 4].flatMap((writes) => ['toys', 'shelf'].map((lost) => [writes, lost] as const)),
    )('lose no text that is intact, after %i writes: %s', async (writes, lost) => {
      await endAfter(writes, lost)
      const storedText = ['toys', 'shelf', 'box'].map((name) => storage.getItem(name) ?? '').join()
      const after = await openRepository(storage)
      const lists = JSON.stringify([toys, shelf, box].map(after.load))
      const all = `${lists}${await everything(after)}`
      const intact = lost === 'toys' ? 'Drum' : 'Kite Ball'
      for (const { name } of [kite, ball, drum]) {
        if (storedText.includes(name) && lost === 'shelf') expect(lists).toContain(name)
        if (`${storedText}${intact}`.includes(name)) expect(all).toContain(name)
      }
      expect(readSaveMark(storage)).not.toHaveProperty('writing')
      await addToy(after, 'Boat')
      const row = await (await after.mirror.database()).get('writes', 'toys')
      expect(row?.text).toBe(storage.getItem('toys'))
    })
  })

  it('are copied to the versions unchanged', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    await damage(before, 'writes', { name: 'ticks', text: { precious: true }, number: 2 })
    vi.setSystemTime(new Date(2026, 10, 24, 12))
    await addToy(before, 'Ball')
    expect(await everything(before)).toContain('precious')
  })
})

describe('Text in local storage that was damaged after it was saved', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, -4)],
    ['other bytes', () => '\u0000\u0000'],
    ['another shape', () => '{"a":1}'],
  ])('stays in the mirror, and the user is asked about it: %s', async (_, damageText) => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    storage.setItem('toys', damageText(storage.getItem('toys') ?? ''))
    const after = await openRepository(storage)
    await addToy(after, 'Ball')
    expect(toyNames(after)).toEqual(['Ball'])
    expect(after.mirror.status.get().undecidedVersion).toMatchObject({ reason: 'apart' })
    expect(await everything(after)).toContain('Kite')
  })

  it.each(['[{"cut', '[{"id":"1"},{"id":"2"}]'])(
    'is not asked about if the mirror has the same text: %s',
    async (unreadable) => {
      storage.setItem('toys', unreadable)
      const repository = await openRepository(storage)
      const box = { ...toys, key: 'box' }
      await repository.update(box, addRecord(box, buildToy({ name: 'Drum' })))
      await addToy(repository, 'Ball')
      expect(toyNames(repository)).toEqual(['Ball'])
      expect(repository.mirror.status.get().undecidedVersion).toBeUndefined()
    },
  )
})

it('Texts without their version do not stop a save', async () => {
  const repository = await openRepository(storage)
  await addToy(repository, 'Kite')
  await (await repository.mirror.database()).put('versionTexts', [], 1)
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  await addToy(repository, 'Ball')
  expect(repository.mirror.status.get().trouble).toBeUndefined()
  expect(await everything(repository)).toContain('Kite')
})

it('A version without a valid date can be listed and does not stop a save', async () => {
  const before = await openRepository(storage)
  await addToy(before, 'Kite')
  await damage(before, 'versions', { id: 1, madeAt: 'x', reason: 'day', storageId: 'x', number: 1 })
  const repository = await openRepository(storage)
  vi.setSystemTime(new Date(2026, 10, 24, 12))
  await addToy(repository, 'Ball')
  await expectValidDates(repository)
})
