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
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import {
  addToy,
  copyStorage,
  openRepository,
  toyNames,
  turnsOver,
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

/** A start an hour later that finds the storage as it was left: from then on a crash cannot take all of it. */
async function openAgain() {
  vi.setSystemTime(Date.now() + 3_600_000)
  const { mirror } = await openRepository(storage)
  const isSeen = async () => (await (await mirror.database()).get('state', 'now'))?.isSeen
  await vi.waitFor(async () => expect(await isSeen()).toBe(true))
}
const ownTexts = (of: KeyValueStorage) =>
  Object.fromEntries(storedTexts(of, (name) => name !== SAVE_MARK_KEY))
const reasons = async ({ mirror }: Repository) =>
  (await listVersions(await mirror.database())).map(({ reason }) => reason)

describe('What was saved before a crash', () => {
  it('is there after it, also where local storage has kept nothing of it', async () => {
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

  it('is there after it, also where the page was opened again before the browser wrote anything to disk', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await addToy(await openRepository(storage), 'Ball')
    const after = await openRepository(memoryStorage())
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('stays deleted where it was deleted', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    const [kite] = before.load(toys)
    await before.update(toys, removeRecord(kite?.id ?? ''))
    expect(toyNames(await openRepository(old))).toEqual([])
  })

  it('says nothing where nothing was lost', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const after = await openRepository(storage)
    expect(after.mirror.status.get().restoredCount).toBeUndefined()
    expect(toyNames(after)).toEqual(['Kite'])
  })

  it('brings back what was set aside with it, and loses no byte that could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    storage.setItem('toys', '[{"cut')
    const before = await openRepository(storage)
    await vi.waitFor(() => expect(readSaveMark(storage)).toBeDefined())
    await before.mirror.settled()
    const old = copyStorage(storage)
    await addToy(before, 'Kite')
    const after = await openRepository(old)
    expect(ownTexts(old)).toEqual(ownTexts(storage))
    expect(after.unreadable().map(([, text]) => text)).toEqual(['[{"cut'])
  })

  it('is there also where the crash took all of a storage that was new', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const after = await openRepository(memoryStorage())
    expect(toyNames(after)).toEqual(['Kite'])
    expect(after.mirror.status.get()).toMatchObject({ restoredCount: 1 })
    expect(after.mirror.status.get().asking).toBeUndefined()
  })

  it('is what local storage holds, where that is ahead of the copy', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    vi.stubGlobal('indexedDB', undefined)
    const without = await openRepository(storage)
    await addToy(without, 'Ball')
    expect(toyNames(without)).toEqual(['Ball', 'Kite'])
    expect(readSaveMark(storage)).toMatchObject({ divergedAt: 1 })
  })
})

describe('A browser without a database', () => {
  it('saves as it did, and lays no mark', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('none')
    expect(storedTexts(storage)).toHaveLength(1)
  })
})

describe('A database of a newer version', () => {
  it('is left alone, and said', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const newer = await openDB('milspouse', 999)
    newer.close()
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('newer')
    expect(toyNames(repository)).toEqual(['Kite'])
    expect((await openDB('milspouse')).version).toBe(999)
  })
})

describe('A storage that was emptied by something else', () => {
  it('gets nothing back by itself: the copy is set aside, and the person is asked', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.clear()
    const repository = await openRepository(storage)
    expect(toyNames(repository)).toEqual([])
    const { asking } = repository.mirror.status.get()
    expect(asking).toMatchObject({ reason: 'emptied', isAsking: true })
    const texts = await readVersion(await repository.mirror.database(), asking?.id ?? 0)
    expect(JSON.parse(texts?.get('toys') ?? '')).toMatchObject([{ name: 'Kite' }])
  })

  it('does not mix what comes next with what was there', async () => {
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

  it('is told by the tab that has seen it, before it was ever found at a start', async () => {
    const tab = memoryStorage()
    vi.stubGlobal('sessionStorage', tab)
    await addToy(await openRepository(storage), 'Kite')
    storage.clear()
    const reloaded = await openRepository(storage)
    expect(toyNames(reloaded)).toEqual([])
    expect(reloaded.mirror.status.get().asking).toMatchObject({ reason: 'emptied' })
  })

  it('is not told by what was chosen before anything was entered', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.clear()
    storage.setItem('theme', 'dark')
    const { mirror } = await openRepository(storage)
    expect(mirror.status.get().asking).toMatchObject({ reason: 'emptied' })
  })

  it('while the page is open refuses the next save, asks, and shows what is there', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    expect(toyNames(repository)).toEqual([])
    await vi.waitFor(() => expect(repository.mirror.status.get().asking).toBeDefined())
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball'])
  })

  it('has the refused save say what works before and after the question is answered: to try again', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    const refused = await addToy(repository, 'Ball').catch(String)
    expect(refused).toMatch(/If there is a question .+ answer it\. Then try again\.$/)
    repository.mirror.report({ asking: undefined })
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball'])
  })
})

describe('A mark that is gone alone', () => {
  it('is laid again: nothing was emptied, and nobody is asked', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await openAgain()
    storage.removeItem(SAVE_MARK_KEY)
    const repository = await openRepository(storage)
    expect(toyNames(repository)).toEqual(['Kite'])
    expect(repository.mirror.status.get().asking).toBeUndefined()
    expect(readSaveMark(storage)).toBeDefined()
  })
})

describe('A storage of another installation', () => {
  it('is never mixed with the copy: that is set aside', async () => {
    await addToy(await openRepository(storage), 'Kite')
    const other = memoryStorage()
    other.setItem('toys', JSON.stringify([buildToyRecord({ name: 'Other' })]))
    const repository = await openRepository(other)
    await addToy(repository, 'Ball')
    expect(toyNames(repository)).toEqual(['Ball', 'Other'])
    expect(await reasons(repository)).toEqual(['apart'])
  })
})

describe('Two ways that parted while the database could not be opened', () => {
  it('are not mixed: local storage stays, the copy is set aside, and the person is asked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    storage = copyStorage(storage)
    await addToy(before, 'Lost in a crash')
    const databases = indexedDB
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No.', 'UnknownError')
      },
    })
    await addToy(await openRepository(storage), 'Ball')
    vi.stubGlobal('indexedDB', databases)
    const after = await openRepository(storage)
    await vi.waitFor(() => expect(after.mirror.status.get().asking?.reason).toBe('apart'))
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
    const texts = await readVersion(
      await after.mirror.database(),
      after.mirror.status.get().asking?.id ?? 0,
    )
    expect(texts?.get('toys')).toContain('Lost in a crash')
  })
})

describe('Earlier days', () => {
  const day = (date: number) => vi.setSystemTime(new Date(2026, 10, date, 12))

  it('are kept as each day with changes left them', async () => {
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

  it('are kept with the theme as its switch left it, without the repository', async () => {
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

  it('a clock that was set back throws none away and stops no save', async () => {
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

describe('A replacement of many names', () => {
  const replaced = new Map([
    ['toys', JSON.stringify([buildToyRecord({ name: 'Other' })])],
    ['ticks', '{"a":true}'],
  ])

  it('is finished at the next start where it was interrupted', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    const number = (readSaveMark(storage)?.number ?? 0) + 1
    await before.mirror.writeIntent({ texts: [...replaced], number }, 'restore', number)
    // The first name was written when the browser was killed.
    old.setItem('ticks', '{"a":true}')
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Other'])
    expect(ownTexts(old)).toEqual(Object.fromEntries(replaced))
    expect(await reasons(after)).toEqual(['restore'])
  })

  it('that was left half written is not finished over what was saved since', async () => {
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
    await vi.waitFor(async () =>
      expect((await (await after.mirror.database()).get('state', 'now'))?.intent).toBeUndefined(),
    )
    expect(toyNames(after)).toEqual(['Drum', 'Ball', 'Kite'])
  })

  it('is not lost among the versions of a storage that had many more writes', async () => {
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

  it('keeps a version of everything from before', async () => {
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

  it('that finds no room changes nothing, and what cannot be put back comes back at the next start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const setItem = storage.setItem
    let isFull = false
    storage.setItem = (name, text) => {
      if (name === 'ticks') isFull = true
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      setItem(name, text)
    }
    const texts = new Map([...replaced, ['toys', null]] as const)
    const failed = repository.replace(() => texts, 'restore')
    await expect(failed).rejects.toHaveProperty('reason', 'unfinished')
    expect(toyNames(repository)).toEqual([])
    storage.setItem = setItem
    const after = await openRepository(storage)
    expect(toyNames(after)).toEqual(['Kite'])
    expect(ownTexts(storage)).not.toHaveProperty('ticks')
  })
})

describe('A reset', () => {
  it('erases the copy too, with its versions', async () => {
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
    expect(after.mirror.status.get().asking).toBeUndefined()
  })

  it('that a crash took back is done again at the next start', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const old = copyStorage(storage)
    await repository.reset()
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual([])
    expect(old.length).toBe(0)
  })

  it('stays done also where something was entered since', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const old = copyStorage(storage)
    await repository.reset()
    await turnsOver()
    await addToy(repository, 'Ball')
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball'])
  })

  it('gives up what waits here or in another tab', async () => {
    const here = await openRepository(storage)
    const there = await openRepository(storage)
    await addToy(here, 'Kite')
    there.syncFromStorage()
    expect(toyNames(there)).toEqual(['Kite'])
    await here.mirror.settled()
    await turnsOver()
    const reset = here.reset()
    const waiting = expect(addToy(here, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    await reset
    await waiting
    await expect(addToy(there, 'Drum')).rejects.toHaveProperty('reason', 'emptied')
    expect(storage.length).toBe(0)
  })
})
