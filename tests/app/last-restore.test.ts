import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findLastRestore,
  isStillLast,
  unversionedAt,
} from '@/screens/account/user-data/restore/last-restore'
import type { VersionReason } from '@/engine/store/mirror/database'
import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { skills } from '@/schemas/professional-dev/skill'
import { stubBrokenIndexedDB, stubIndexedDB } from '../support/fake-database'

beforeEach(stubIndexedDB)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('A restore that stopped halfway can be undone on its own page; any other only while its version exists', async () => {
  const repository = createRepository({ storage: memoryStorage(), isDurable: true })
  await repository.start()
  const before = new Map([['toys', '[]']])
  expect(await isStillLast(repository, { before })).toBe(false)
  expect(await isStillLast(repository, { before, isHalfDone: true })).toBe(true)
})

it('Undoing a restore brings back the theme chosen before it, although the switch bypasses the repository', async () => {
  const storage = memoryStorage()
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  // The first write copies everything; the theme is chosen after it.
  await repository.replace(() => new Map([['toys', '[]']]), 'migration')
  for (const chosen of ['true', 'false']) {
    storage.setItem('darkMode', chosen)
    const texts = new Map([['darkMode', null]])
    const before = await repository.replace(() => texts, 'restore')
    expect(await isStillLast(repository, { before })).toBe(true)
    expect((await findLastRestore(repository))?.before.get('darkMode')).toBe(chosen)
  }
})

it('A restore can be undone after unreadable data was removed', async () => {
  const storage = memoryStorage()
  const names = ['1', '2', '3', '4', '5', '6'].map((stamp) => `toys.unreadable.${stamp}`)
  for (const name of names) storage.setItem(name, 'broken')
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  const before = await repository.replace(() => new Map([['toys', '[]']]), 'restore')
  for (const name of names) await repository.removeUnreadable(name, 'broken')
  expect(await isStillLast(repository, { before })).toBe(true)
  expect((await findLastRestore(repository))?.before).toEqual(
    new Map([
      ['toys', null],
      ['backupLog', null],
    ]),
  )
})

describe('A replacement before which the mirror kept no version', () => {
  const openPage = async (storage: KeyValueStorage) => {
    const page = createRepository({ storage, isDurable: true })
    await page.start()
    return page
  }
  const restore = async (page: Repository, toys: string, reason: VersionReason = 'restore') => {
    const unversionedBefore = unversionedAt(page)
    const before = await page.replace(() => new Map([['toys', toys]]), reason)
    const unversioned = unversionedAt(page)
    return { before, unversionedAt: unversioned, isPageOnly: unversioned !== unversionedBefore }
  }
  /** Rows of single keys still fit into the mirror; a copy of everything does not. */
  const withoutRoomForVersions = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const { add } = IDBObjectStore.prototype
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...given: Parameters<typeof add>
    ) {
      if (this.name === 'versions') throw new DOMException('Full.', 'QuotaExceededError')
      return add.apply(this, given)
    })
    return work().finally(() => spy.mockRestore())
  }

  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

  it('can be undone on its own page, and no earlier restore is offered instead', async () => {
    const page = await openPage(memoryStorage())
    const first = await restore(page, '["first"]')
    expect(await isStillLast(page, first)).toBe(true)
    const second = await withoutRoomForVersions(() => restore(page, '["second"]'))
    expect(page.mirror.isWorking()).toBe(true)
    expect(await isStillLast(page, second)).toBe(true)
    expect(await isStillLast(page, first)).toBe(false)
    expect(await findLastRestore(page)).toBeUndefined()
  })

  it('hides a restore that it undid from the next page', async () => {
    const storage = memoryStorage()
    const page = await openPage(storage)
    await restore(page, '["restored"]')
    await withoutRoomForVersions(() => restore(page, '[]', 'undo'))
    expect(await findLastRestore(await openPage(storage))).toBeUndefined()
  })

  it('hides an earlier restore after a page without a database and later saves', async () => {
    const storage = memoryStorage()
    await restore(await openPage(storage), '["first"]')
    const working = indexedDB
    stubBrokenIndexedDB()
    await restore(await openPage(storage), '["second"]')
    vi.stubGlobal('indexedDB', working)
    const page = await openPage(storage)
    await page.update(skills, addRecord(skills, skills.schema.parse({ name: 'SQL' })))
    await page.mirror.settled()
    expect(await findLastRestore(page)).toBeUndefined()
  })

  it('hides an earlier restore after a crash took what the browser had not written to disk', async () => {
    const storage = memoryStorage()
    const page = await openPage(storage)
    await restore(page, '["first"]')
    const onDisk = storedTexts(storage)
    await withoutRoomForVersions(() => restore(page, '["second"]'))
    const crashed = memoryStorage()
    for (const [name, text] of onDisk) crashed.setItem(name, text)
    const next = await openPage(crashed)
    expect(crashed.getItem('toys')).toBe('["second"]')
    expect(await findLastRestore(next)).toBeUndefined()
  })

  it('leaves a later restore with a version as the last one', async () => {
    const storage = memoryStorage()
    const page = await openPage(storage)
    await withoutRoomForVersions(() => restore(page, '["first"]'))
    const second = await restore(page, '["second"]')
    expect(await isStillLast(page, second)).toBe(true)
    const found = await findLastRestore(await openPage(storage))
    expect(found?.before.get('toys')).toBe('["first"]')
  })
})
