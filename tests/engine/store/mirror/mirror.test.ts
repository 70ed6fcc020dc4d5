import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDB } from 'idb'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { readSaveMark } from '@/engine/store/save-mark'
import { removeRecord } from '@/engine/store/records'
import { type Repository } from '@/engine/store/repository'
import {
  SAVE_MARK_KEY,
  memoryStorage,
  storedTexts,
  type KeyValueStorage,
} from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubBrokenIndexedDB, stubIndexedDB } from '../../../support/fake-database'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import {
  addToy,
  copyStorage,
  openRepository,
  toyNames,
  waitForLockRelease,
} from '../../../support/toy-repository'

let storage: KeyValueStorage
beforeEach(() => {
  stubIndexedDB()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  storage = memoryStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Starts an hour later and finds the storage unchanged. Storage that is empty afterwards was cleared. */
async function openAgain() {
  vi.setSystemTime(Date.now() + 3_600_000)
  const { mirror } = await openRepository(storage)
  const isSeen = async () => (await (await mirror.database()).get('state', 'now'))?.isSeen
  await eventually(async () => expect(await isSeen()).toBe(true))
}
const ownTexts = (of: KeyValueStorage) =>
  Object.fromEntries(storedTexts(of, (name) => name !== SAVE_MARK_KEY))
const reasons = async ({ mirror }: Repository) =>
  (await listVersions(await mirror.database())).map(({ reason }) => reason)

describe('Data saved before a crash', () => {
  it('is restored if local storage has lost the last saves', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await addToy(before, 'Drum')

    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Drum', 'Ball', 'Kite'])
    expect(after.mirror.status.get().restoredCount).toBe(1)
    expect(readSaveMark(old)).toEqual(readSaveMark(storage))
  })

  it('is restored even if the page was reopened before the browser wrote anything to disk', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await addToy(await openRepository(storage), 'Ball')
    const after = await openRepository(memoryStorage())
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('stays deleted if it was deleted', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    const [kite] = before.load(toys)
    await before.update(toys, removeRecord(kite?.id ?? ''))
    expect(toyNames(await openRepository(old))).toEqual([])
  })

  it('is not reported as restored if nothing was lost', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const after = await openRepository(storage)
    expect(after.mirror.status.get().restoredCount).toBeUndefined()
    expect(toyNames(after)).toEqual(['Kite'])
  })

  it('is restored with the unreadable data that was set aside, byte for byte', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    storage.setItem('toys', '[{"cut')
    const before = await openRepository(storage)
    await eventually(() => expect(readSaveMark(storage)).toBeDefined())
    await before.mirror.settled()
    const old = copyStorage(storage)
    await addToy(before, 'Kite')
    const after = await openRepository(old)
    expect(ownTexts(old)).toEqual(ownTexts(storage))
    expect(after.unreadable().map(([, text]) => text)).toEqual(['[{"cut'])
  })

  it('is restored if the crash lost a whole new storage', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const after = await openRepository(memoryStorage())
    expect(toyNames(after)).toEqual(['Kite'])
    expect(after.mirror.status.get()).toMatchObject({ restoredCount: 1 })
    expect(after.mirror.status.get().undecidedVersion).toBeUndefined()
  })

  it('is kept if there was no database, and the save mark records where it diverged', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const databases = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    const without = await openRepository(storage)
    await addToy(without, 'Ball')
    expect(toyNames(without)).toEqual(['Ball', 'Kite'])
    expect(readSaveMark(storage)).toMatchObject({ divergedAt: 1 })
    vi.stubGlobal('indexedDB', databases)
    expect(toyNames(await openRepository(storage))).toEqual(['Ball', 'Kite'])
  })
})

describe('A browser without a database', () => {
  it('still saves, and writes no save mark', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('none')
    expect(storedTexts(storage)).toHaveLength(1)
  })
})

describe('A database of a newer version', () => {
  it('is left alone and reported', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const newer = await openDB('milspouse', 999)
    newer.close()
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('newer')
    expect(toyNames(repository)).toEqual(['Kite'])
    const left = await openDB('milspouse')
    expect(left.version).toBe(999)
    left.close()
  })
})

describe('Storage that something else cleared', () => {
  it('is not restored automatically: the mirror is set aside, and the user is asked', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.clear()
    const repository = await openRepository(storage)
    expect(toyNames(repository)).toEqual([])
    const { undecidedVersion } = repository.mirror.status.get()
    expect(undecidedVersion).toMatchObject({ reason: 'emptied', isAsking: true })
    const texts = await readVersion(await repository.mirror.database(), undecidedVersion?.id ?? 0)
    expect(JSON.parse(texts?.get('toys') ?? '')).toMatchObject([{ name: 'Kite' }])
  })

  it('does not mix new data with the earlier data', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.clear()
    const repository = await openRepository(storage)
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball'])
    expect(await reasons(repository)).toEqual(['emptied'])
    await openAgain()
    expect(toyNames(await openRepository(memoryStorage()))).toEqual([])
    expect(await reasons(repository)).toEqual(['emptied', 'emptied'])
  })

  it('is recognized in a tab that has seen its data, even before a later start has', async () => {
    const tab = memoryStorage()
    vi.stubGlobal('sessionStorage', tab)
    await addToy(await openRepository(storage), 'Kite')
    storage.clear()
    const reloaded = await openRepository(storage)
    expect(toyNames(reloaded)).toEqual([])
    expect(reloaded.mirror.status.get().undecidedVersion).toMatchObject({ reason: 'emptied' })
  })

  it('is recognized even if a setting was stored before any data', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.clear()
    storage.setItem('theme', 'dark')
    const { mirror } = await openRepository(storage)
    expect(mirror.status.get().undecidedVersion).toMatchObject({ reason: 'emptied' })
  })

  it('while the page is open rejects the next save, asks the user, and shows what is stored', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    expect(toyNames(repository)).toEqual([])
    await eventually(() => expect(repository.mirror.status.get().undecidedVersion).toBeDefined())
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball'])
  })

  it('rejects a save with a message that is right before and after the question is answered', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    const refused = await addToy(repository, 'Ball').catch(String)
    expect(refused).toMatch(/If there is a question .+ answer it\. Then try again\.$/)
    repository.mirror.report({ undecidedVersion: undefined })
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball'])
  })
})

describe('A missing save mark beside intact data', () => {
  it('is written again, and the user is not asked', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.removeItem(SAVE_MARK_KEY)
    const repository = await openRepository(storage)
    expect(toyNames(repository)).toEqual(['Kite'])
    expect(repository.mirror.status.get().undecidedVersion).toBeUndefined()
    expect(readSaveMark(storage)).toBeDefined()
  })
})

describe('Storage of another installation', () => {
  it('is never mixed with the mirror, which is set aside', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const other = memoryStorage()
    other.setItem('toys', JSON.stringify([buildToyRecord({ name: 'Other' })]))
    const repository = await openRepository(other)
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball', 'Other'])
    expect(await reasons(repository)).toEqual(['apart'])
  })
})

describe('Storage and mirror that diverged while the database could not be opened', () => {
  it('are not mixed: local storage stays, the mirror is set aside, and the user is asked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    storage = copyStorage(storage)
    await addToy(before, 'Lost in a crash')
    const databases = indexedDB
    stubBrokenIndexedDB()
    await addToy(await openRepository(storage), 'Ball')
    vi.stubGlobal('indexedDB', databases)
    const after = await openRepository(storage)
    await eventually(() => expect(after.mirror.status.get().undecidedVersion?.reason).toBe('apart'))
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
    const texts = await readVersion(
      await after.mirror.database(),
      after.mirror.status.get().undecidedVersion?.id ?? 0,
    )
    expect(texts?.get('toys')).toContain('Lost in a crash')
  })

  it('lose no text whose key something else removed: it is kept as a version', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    storage.setItem('skills', 'text')
    await addToy(await openRepository(storage), 'Kite')
    storage.removeItem('skills')
    const databases = indexedDB
    stubBrokenIndexedDB()
    await addToy(await openRepository(storage), 'Ball')
    vi.stubGlobal('indexedDB', databases)
    const after = await openRepository(storage)
    await eventually(async () => expect(await reasons(after)).toEqual(['apart']))
    expect(after.mirror.status.get().undecidedVersion).toBeUndefined()
    const [texts] = await (await after.mirror.database()).getAll('versionTexts')
    expect(texts).toContainEqual(['skills', 'text'])
  })
})

describe('Daily versions', () => {
  const day = (date: number) => vi.setSystemTime(new Date(2026, 10, date, 12))

  it('keep the data as it was at the end of each day with changes', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    await addToy(repository, 'Ball')
    day(24)
    await addToy(repository, 'Drum')
    const database = await repository.mirror.database()
    const [version] = await listVersions(database)
    expect(version).toMatchObject({
      reason: 'day',
      madeAt: new Date(2026, 10, 23, 12).toISOString(),
    })
    const texts = await readVersion(database, version?.id ?? 0)
    expect(JSON.parse(texts?.get('toys') ?? '')).toMatchObject([{ name: 'Ball' }, { name: 'Kite' }])
  })

  it('include the theme, which is stored without the repository', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.setItem('darkMode', 'true')
    day(24)
    await addToy(repository, 'Drum')
    const database = await repository.mirror.database()
    const [version] = await listVersions(database)
    const texts = await readVersion(database, version?.id ?? 0)
    expect(texts?.get('darkMode')).toBe('true')
  })

  it('survive a clock that was set back, which stops no save', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    vi.setSystemTime(new Date(2020, 0, 1))
    await addToy(repository, 'Ball')
    day(25)
    await addToy(repository, 'Drum')
    expect(await reasons(repository)).toEqual(['day', 'day'])
    expect(toyNames(repository)).toEqual(['Drum', 'Ball', 'Kite'])
  })
})

describe('A replacement of several keys', () => {
  const replaced = new Map([
    ['toys', JSON.stringify([buildToyRecord({ name: 'Other' })])],
    ['ticks', '{"a":true}'],
  ])

  it('is finished at the next start if it was interrupted', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    const number = (readSaveMark(storage)?.number ?? 0) + 1
    await before.mirror.writeIntent({ texts: [...replaced], number }, 'restore', number)
    // The first key was written when the browser was killed.
    old.setItem('ticks', '{"a":true}')
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Other'])
    expect(ownTexts(old)).toEqual(Object.fromEntries(replaced))
    expect(await reasons(after)).toEqual(['restore'])
  })

  it('that was interrupted does not overwrite what was saved since', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const number = (readSaveMark(storage)?.number ?? 0) + 1
    await before.mirror.writeIntent({ texts: [...replaced], number }, 'restore', number)
    const databases = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    const without = await openRepository(storage)
    await addToy(without, 'Ball')
    await addToy(without, 'Drum')
    vi.stubGlobal('indexedDB', databases)
    const after = await openRepository(storage)
    await eventually(async () =>
      expect((await (await after.mirror.database()).get('state', 'now'))?.intent).toBeUndefined(),
    )
    expect(toyNames(after)).toEqual(['Drum', 'Ball', 'Kite'])
  })

  it('keeps its version, even after a storage with many more writes', async () => {
    const old = await openRepository(storage)
    for (const text of ['{"a":true}', '{"b":true}', '{"c":true}', '{"d":true}', '{"e":true}']) {
      await old.replace(() => new Map([['ticks', text]]), 'restore')
    }
    await openAgain()
    storage.clear()
    const repository = await openRepository(storage)
    await addToy(repository, 'Precious')
    await repository.replace(() => replaced, 'restore')
    const database = await repository.mirror.database()
    const newest = (await database.getAll('versions')).toSorted((a, b) => b.id - a.id)[0]
    expect(newest).toMatchObject({ reason: 'restore', storageId: readSaveMark(storage)?.id })
    expect((await readVersion(database, newest?.id ?? 0))?.get('toys')).toContain('Precious')
  })

  it('keeps a version of everything that was stored before it', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    await repository.replace(() => replaced, 'restore')
    const database = await repository.mirror.database()
    const [version] = await listVersions(database)
    const texts = await readVersion(database, version?.id ?? 0)
    expect(version).toMatchObject({ reason: 'restore', concerns: ['toys', 'ticks'] })
    expect(texts?.get('toys')).toContain('Kite')
    expect(texts?.has('ticks')).toBe(false)
  })
})

describe('A reset', () => {
  it('erases the mirror too, with its versions', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    await repository.replace(() => new Map([['ticks', '{}']]), 'restore')
    await repository.reset()
    expect(storage.length).toBe(0)
    const database = await repository.mirror.database()
    for (const store of ['writes', 'versions', 'versionTexts'] as const) {
      expect(await database.count(store)).toBe(0)
    }
    const after = await openRepository(storage)
    expect(after.mirror.status.get().undecidedVersion).toBeUndefined()
  })

  it('that a crash reverted is repeated at the next start', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const old = copyStorage(storage)
    await repository.reset()
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual([])
    expect(old.length).toBe(0)
  })

  it('stays in effect if something was saved after it', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const old = copyStorage(storage)
    await repository.reset()
    await waitForLockRelease()
    await addToy(repository, 'Ball')
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball'])
  })

  it('rejects pending changes here and in another tab', async () => {
    const here = await openRepository(storage)
    const there = await openRepository(storage)
    await addToy(here, 'Kite')
    there.syncFromStorage()
    expect(toyNames(there)).toEqual(['Kite'])
    await here.mirror.settled()
    await waitForLockRelease()
    const reset = here.reset()
    const waiting = expect(addToy(here, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    await reset
    await waiting
    await expect(addToy(there, 'Drum')).rejects.toHaveProperty('reason', 'emptied')
    expect(storage.length).toBe(0)
  })
})

describe('A key that something else removed while the app was open', () => {
  it('is kept as a version before a save replaces it, and the person is asked', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.removeItem('toys')
    await addToy(repository, 'Ball')
    const { undecidedVersion } = repository.mirror.status.get()
    expect(undecidedVersion).toMatchObject({ reason: 'apart' })
    const texts = await readVersion(await repository.mirror.database(), undecidedVersion?.id ?? 0)
    expect(texts?.get('toys')).toContain('Kite')
  })

  it('is not asked about if the app removed it', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const [kite] = repository.load(toys)
    await repository.update(toys, removeRecord(kite?.id ?? ''))
    await repository.update(toys, () => toys.empty)
    await addToy(repository, 'Ball')
    expect(repository.mirror.status.get().undecidedVersion).toBeUndefined()
  })
})
