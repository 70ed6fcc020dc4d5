import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDB } from 'idb'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { readSaveMark } from '@/engine/store/mirror/save-mark'
import { addRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import {
  SAVE_MARK_KEY,
  memoryStorage,
  storedTexts,
  type KeyValueStorage,
} from '@/engine/store/storage'
import { giveDatabases } from '../../../support/fake-database'
import { buildToy, buildToyRecord, toys } from '../../../support/toy-entity'

let storage: KeyValueStorage
beforeEach(() => {
  giveDatabases()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  storage = memoryStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function openBrowser(on = storage): Promise<Repository> {
  const repository = createRepository({ storage: on, isDurable: true })
  await repository.start()
  return repository
}

const add = (repository: Repository, name: string) =>
  repository.update(toys, addRecord(toys, buildToy({ name })))
const namesIn = (repository: Repository) => repository.load(toys).map(({ name }) => name)
/** What the browser's storage held at this moment: what a crash can leave of it later. */
const snapshot = () => {
  const kept = memoryStorage()
  for (const [name, text] of storedTexts(storage)) kept.setItem(name, text)
  return kept
}
/** Until the lock of the last write was let go. */
const turnsOver = () => new Promise((rest) => setTimeout(rest, 200))
/** A later start that finds the storage as it was left: from then on a crash cannot take all of it. */
async function openAgain() {
  const { mirror } = await openBrowser()
  const isSeen = async () => (await (await mirror.database()).get('state', 'now'))?.isSeen
  await vi.waitFor(async () => expect(await isSeen()).toBe(true))
}
const ownTexts = (of: KeyValueStorage) =>
  Object.fromEntries(storedTexts(of, (name) => name !== SAVE_MARK_KEY))
const reasons = async ({ mirror }: Repository) =>
  (await listVersions(await mirror.database())).map(({ reason }) => reason)

describe('What was saved before a crash', () => {
  it('is there after it, also where local storage has kept nothing of it', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    const old = snapshot()
    await add(before, 'Ball')
    await add(before, 'Drum')

    const after = await openBrowser(old)
    expect(namesIn(after)).toEqual(['Drum', 'Ball', 'Kite'])
    expect(after.mirror.status.get().broughtBack).toBe(1)
    expect(readSaveMark(old)).toEqual(readSaveMark(storage))
  })

  it('stays deleted where it was deleted', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    const old = snapshot()
    const [kite] = before.load(toys)
    await before.update(toys, removeRecord(kite?.id ?? ''))
    expect(namesIn(await openBrowser(old))).toEqual([])
  })

  it('says nothing where nothing was lost', async () => {
    await add(await openBrowser(), 'Kite')
    const after = await openBrowser()
    expect(after.mirror.status.get().broughtBack).toBeUndefined()
    expect(namesIn(after)).toEqual(['Kite'])
  })

  it('brings back what was set aside with it, and loses no byte that could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    storage.setItem('toys', '[{"cut')
    const before = await openBrowser()
    await vi.waitFor(() => expect(readSaveMark(storage)).toBeDefined())
    await before.mirror.settled()
    const old = snapshot()
    await add(before, 'Kite')
    const after = await openBrowser(old)
    expect(ownTexts(old)).toEqual(ownTexts(storage))
    expect(after.unreadable().map(([, text]) => text)).toEqual(['[{"cut'])
  })

  it('is there also where the crash took all of a storage that was new', async () => {
    await add(await openBrowser(), 'Kite')
    const after = await openBrowser(memoryStorage())
    expect(namesIn(after)).toEqual(['Kite'])
    expect(after.mirror.status.get()).toMatchObject({ broughtBack: 1 })
    expect(after.mirror.status.get().asking).toBeUndefined()
  })

  it('is what local storage holds, where that is ahead of the copy', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    vi.stubGlobal('indexedDB', undefined)
    const without = await openBrowser()
    await add(without, 'Ball')
    expect(namesIn(without)).toEqual(['Ball', 'Kite'])
    expect(readSaveMark(storage)).toMatchObject({ divergedAt: 1 })
  })
})

describe('A browser without a database', () => {
  it('saves as it did, and lays no mark', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const repository = await openBrowser()
    await add(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('none')
    expect(storedTexts(storage)).toHaveLength(1)
  })
})

describe('A database of a newer version', () => {
  it('is left alone, and said', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const newer = await openDB('milspouse', 999)
    newer.close()
    const repository = await openBrowser()
    await add(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBe('newer')
    expect(namesIn(repository)).toEqual(['Kite'])
    expect((await openDB('milspouse')).version).toBe(999)
  })
})

describe('A storage that was emptied by something else', () => {
  it('gets nothing back by itself: the copy is set aside, and the person is asked', async () => {
    await add(await openBrowser(), 'Kite')
    await openAgain()
    storage.clear()
    const repository = await openBrowser()
    expect(namesIn(repository)).toEqual([])
    const { asking } = repository.mirror.status.get()
    expect(asking).toMatchObject({ reason: 'emptied', isAsking: true })
    const texts = await readVersion(await repository.mirror.database(), asking?.id ?? 0)
    expect(JSON.parse(texts?.get('toys') ?? '')).toMatchObject([{ name: 'Kite' }])
  })

  it('does not mix what comes next with what was there', async () => {
    await add(await openBrowser(), 'Kite')
    await openAgain()
    storage.clear()
    const repository = await openBrowser()
    await add(repository, 'Ball')
    expect(namesIn(repository)).toEqual(['Ball'])
    expect(await reasons(repository)).toEqual(['emptied'])
    await openAgain()
    expect(namesIn(await openBrowser(memoryStorage()))).toEqual([])
    expect(await reasons(repository)).toEqual(['emptied', 'emptied'])
  })

  it('is told by the tab that has seen it, before it was ever found at a start', async () => {
    const tab = memoryStorage()
    vi.stubGlobal('sessionStorage', tab)
    await add(await openBrowser(), 'Kite')
    storage.clear()
    const reloaded = await openBrowser()
    expect(namesIn(reloaded)).toEqual([])
    expect(reloaded.mirror.status.get().asking).toMatchObject({ reason: 'emptied' })
  })

  it('is not told by what was chosen before anything was entered', async () => {
    await add(await openBrowser(), 'Kite')
    await openAgain()
    storage.clear()
    storage.setItem('theme', 'dark')
    const { mirror } = await openBrowser()
    expect(mirror.status.get().asking).toMatchObject({ reason: 'emptied' })
  })

  it('while the page is open refuses the next save, asks, and shows what is there', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    storage.clear()
    await expect(add(repository, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    expect(namesIn(repository)).toEqual([])
    await vi.waitFor(() => expect(repository.mirror.status.get().asking).toBeDefined())
    await add(repository, 'Ball')
    expect(namesIn(repository)).toEqual(['Ball'])
  })

  it('has the refused save say what works before and after the question is answered: to try again', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    storage.clear()
    const refused = await add(repository, 'Ball').catch(String)
    expect(refused).toMatch(/If there is a question .+ answer it\. Then try again\.$/)
    repository.mirror.report({ asking: undefined })
    await add(repository, 'Ball')
    expect(namesIn(repository)).toEqual(['Ball'])
  })
})

describe('A mark that is gone alone', () => {
  it('is laid again: nothing was emptied, and nobody is asked', async () => {
    await add(await openBrowser(), 'Kite')
    await openAgain()
    storage.removeItem(SAVE_MARK_KEY)
    const repository = await openBrowser()
    expect(namesIn(repository)).toEqual(['Kite'])
    expect(repository.mirror.status.get().asking).toBeUndefined()
    expect(readSaveMark(storage)).toBeDefined()
  })
})

describe('A storage of another installation', () => {
  it('is never mixed with the copy: that is set aside', async () => {
    await add(await openBrowser(), 'Kite')
    const other = memoryStorage()
    other.setItem('toys', JSON.stringify([buildToyRecord({ name: 'Other' })]))
    const repository = await openBrowser(other)
    await add(repository, 'Ball')
    expect(namesIn(repository)).toEqual(['Ball', 'Other'])
    expect(await reasons(repository)).toEqual(['apart'])
  })
})

describe('Two ways that parted while the database could not be opened', () => {
  it('are not mixed: local storage stays, the copy is set aside, and the person is asked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await openBrowser()
    await add(before, 'Kite')
    storage = snapshot()
    await add(before, 'Lost in a crash')
    const databases = indexedDB
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No.', 'UnknownError')
      },
    })
    await add(await openBrowser(), 'Ball')
    vi.stubGlobal('indexedDB', databases)
    const after = await openBrowser()
    await vi.waitFor(() => expect(after.mirror.status.get().asking?.reason).toBe('apart'))
    expect(namesIn(after)).toEqual(['Ball', 'Kite'])
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
    const repository = await openBrowser()
    await add(repository, 'Kite')
    await add(repository, 'Ball')
    day(24)
    await add(repository, 'Drum')
    const database = await repository.mirror.database()
    const [version] = await listVersions(database)
    expect(version).toMatchObject({
      reason: 'day',
      madeAt: new Date(2026, 10, 23, 12).toISOString(),
    })
    const texts = await readVersion(database, version?.id ?? 0)
    expect(JSON.parse(texts?.get('toys') ?? '')).toMatchObject([{ name: 'Ball' }, { name: 'Kite' }])
  })

  it('a clock that was set back throws none away and stops no save', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    vi.setSystemTime(new Date(2020, 0, 1))
    await add(repository, 'Ball')
    day(25)
    await add(repository, 'Drum')
    expect(await reasons(repository)).toEqual(['day', 'day'])
    expect(namesIn(repository)).toEqual(['Drum', 'Ball', 'Kite'])
  })
})

describe('A replacement of many names', () => {
  const replaced = new Map([
    ['toys', JSON.stringify([buildToyRecord({ name: 'Other' })])],
    ['ticks', '{"a":true}'],
  ])

  it('is finished at the next start where it was interrupted', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    const old = snapshot()
    const number = (readSaveMark(storage)?.number ?? 0) + 1
    await before.mirror.writeIntent({ texts: [...replaced], number }, 'restore', number)
    // The first name was written when the browser was killed.
    old.setItem('ticks', '{"a":true}')
    const after = await openBrowser(old)
    expect(namesIn(after)).toEqual(['Other'])
    expect(ownTexts(old)).toEqual(Object.fromEntries(replaced))
    expect(await reasons(after)).toEqual(['restore'])
  })

  it('that was left half written is not finished over what was saved since', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await openBrowser()
    await add(before, 'Kite')
    const number = (readSaveMark(storage)?.number ?? 0) + 1
    await before.mirror.writeIntent({ texts: [...replaced], number }, 'restore', number)
    const databases = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    const without = await openBrowser()
    await add(without, 'Ball')
    await add(without, 'Drum')
    vi.stubGlobal('indexedDB', databases)
    const after = await openBrowser()
    await vi.waitFor(async () =>
      expect((await (await after.mirror.database()).get('state', 'now'))?.intent).toBeUndefined(),
    )
    expect(namesIn(after)).toEqual(['Drum', 'Ball', 'Kite'])
  })

  it('is not lost among the versions of a storage that had many more writes', async () => {
    const old = await openBrowser()
    for (const text of ['{"a":true}', '{"b":true}', '{"c":true}', '{"d":true}', '{"e":true}']) {
      await old.replace(() => new Map([['ticks', text]]), 'restore')
    }
    await openAgain()
    storage.clear()
    const repository = await openBrowser()
    await add(repository, 'Precious')
    await repository.replace(() => replaced, 'restore')
    const database = await repository.mirror.database()
    const newest = (await database.getAll('versions')).toSorted((a, b) => b.id - a.id)[0]
    expect(newest).toMatchObject({ reason: 'restore', storageId: readSaveMark(storage)?.id })
    expect((await readVersion(database, newest?.id ?? 0))?.get('toys')).toContain('Precious')
  })

  it('keeps a version of everything from before', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
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
    const repository = await openBrowser()
    await add(repository, 'Kite')
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
    expect(namesIn(repository)).toEqual([])
    storage.setItem = setItem
    const after = await openBrowser()
    expect(namesIn(after)).toEqual(['Kite'])
    expect(ownTexts(storage)).not.toHaveProperty('ticks')
  })
})

describe('A reset', () => {
  it('erases the copy too, with its versions', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    await repository.replace(() => new Map([['ticks', '{}']]), 'restore')
    await repository.reset()
    expect(storage.length).toBe(0)
    const database = await repository.mirror.database()
    for (const store of ['writes', 'versions', 'versionTexts'] as const) {
      expect(await database.count(store)).toBe(0)
    }
    const after = await openBrowser()
    expect(after.mirror.status.get().asking).toBeUndefined()
  })

  it('that a crash took back is done again at the next start', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    const old = snapshot()
    await repository.reset()
    const after = await openBrowser(old)
    expect(namesIn(after)).toEqual([])
    expect(old.length).toBe(0)
  })

  it('stays done also where something was entered since', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    const old = snapshot()
    await repository.reset()
    await turnsOver()
    await add(repository, 'Ball')
    const after = await openBrowser(old)
    expect(namesIn(after)).toEqual(['Ball'])
  })

  it('gives up what waits here or in another tab', async () => {
    const here = await openBrowser()
    const there = await openBrowser()
    await add(here, 'Kite')
    there.adopt()
    expect(namesIn(there)).toEqual(['Kite'])
    await here.mirror.settled()
    await turnsOver()
    const reset = here.reset()
    const waiting = expect(add(here, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    await reset
    await waiting
    await expect(add(there, 'Drum')).rejects.toHaveProperty('reason', 'emptied')
    expect(storage.length).toBe(0)
  })
})
