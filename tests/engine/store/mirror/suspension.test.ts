import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resume, suspend } from '@/engine/store/mirror/suspension'
import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { giveDatabases } from '../../../support/fake-database'
import { buildToy, toys } from '../../../support/toy-entity'

/* A page that the browser keeps for Back, and the page that is opened meanwhile. */

let storage: KeyValueStorage
beforeEach(() => {
  giveDatabases()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage = memoryStorage()
})
afterEach(() => {
  resume()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openBrowser(on = storage): Promise<Repository> {
  const repository = createRepository({ storage: on, isDurable: true })
  await repository.start()
  return repository
}

const add = (repository: Repository, name: string) =>
  repository.update(toys, addRecord(toys, buildToy({ name })))
const namesIn = (repository: Repository) => repository.load(toys).map(({ name }) => name)
const snapshot = () => {
  const kept = memoryStorage()
  for (const [name, text] of storedTexts(storage)) kept.setItem(name, text)
  return kept
}
const rest = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** What the database holds of the toys, for another page, which waits for every transaction under way. */
async function mirrored(): Promise<string> {
  const database = await openDB('milspouse')
  const row: unknown = await database
    .transaction('writes', 'readwrite')
    .objectStore('writes')
    .get('toys')
  database.close()
  return JSON.stringify(row ?? null)
}

/** Suspends the page as soon as it has asked its database to write, before that transaction can end. */
function suspendDuringPut(): Promise<void> {
  const { put } = IDBObjectStore.prototype
  return new Promise((resolve) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...given
    ) {
      queueMicrotask(() => {
        suspend()
        resolve()
      })
      return put.apply(this, given)
    })
  })
}

/** Has another page keep the database busy. @returns ends that */
async function holdDatabase() {
  const database = await openDB('milspouse')
  const busy = database.transaction([...database.objectStoreNames], 'readwrite')
  let isOver = false
  const goOn = async () => {
    while (!isOver) {
      await busy.objectStore('state').get('now')
    }
    await busy.done
    database.close()
  }
  const over = goOn()
  return () => {
    isOver = true
    return over
  }
}

describe('A page that is put aside with a transaction under way', () => {
  it('leaves the database to others, says “Saved” of nothing, and writes it once it is shown again', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    const leaving = suspendDuringPut()
    let isSaved = false
    const saved = add(repository, 'Ball').then(() => (isSaved = true))
    await leaving
    expect(await mirrored()).not.toContain('Ball')
    await rest(50)
    expect(isSaved).toBe(false)
    expect(repository.mirror.status.get().trouble).toBeUndefined()

    resume()
    await saved
    expect(await mirrored()).toContain('Ball')
    expect(repository.mirror.status.get().trouble).toBeUndefined()
  })

  it('begins none for what it stores as it goes', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    suspend()
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const saved = add(repository, 'Ball')
    await rest(50)
    expect(namesIn(repository)).toEqual(['Ball', 'Kite'])
    expect(begun).not.toHaveBeenCalled()
    resume()
    await saved
    expect(await mirrored()).toContain('Ball')
  })

  it('also where it was the first of all, whose database was just being made', async () => {
    const { createObjectStore } = IDBDatabase.prototype
    const making = vi.spyOn(IDBDatabase.prototype, 'createObjectStore')
    making.mockImplementation(function (this: IDBDatabase, ...given) {
      const made = createObjectStore.apply(this, given)
      if (made.name === 'state') suspend()
      return made
    })
    const opening = openBrowser()
    await vi.waitFor(() => expect(making).toHaveBeenCalledTimes(4))
    making.mockRestore()
    const other = await openDB('milspouse', 1)
    expect([...other.objectStoreNames]).toEqual([])
    other.close()
    await deleteDB('milspouse')
    resume()
    await add(await opening, 'Kite')
    expect(await mirrored()).toContain('Kite')
  })

  it('and is never shown again has its changes written by the next start', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    suspend()
    void add(repository, 'Ball')
    await rest(20)
    // The next page has its own code.
    vi.resetModules()
    const next = await import('@/engine/store/repository')
    const after = next.createRepository({ storage, isDurable: true })
    await after.start()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(after.mirror.status.get()).not.toHaveProperty('asking')
  })
})

describe('A start while another page keeps the database busy', () => {
  it('waits two seconds and no longer, says that the copy does not answer, and catches up by itself', async () => {
    await add(await openBrowser(), 'Kite')
    await rest(200)
    const letGo = await holdDatabase()
    const from = performance.now()
    const repository = await openBrowser()
    expect(performance.now() - from).toBeLessThan(3_000)
    expect(repository.mirror.status.get().trouble).toBe('slow')
    expect(namesIn(repository)).toEqual(['Kite'])
    await add(repository, 'Ball')
    await letGo()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect(repository.mirror.status.get().asking).toBeUndefined()
  })

  it('shows what a crash took as soon as the database answers', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    const old = snapshot()
    await add(before, 'Ball')
    await rest(200)
    const letGo = await holdDatabase()
    const repository = await openBrowser(old)
    expect(namesIn(repository)).toEqual(['Kite'])
    await letGo()
    await vi.waitFor(() => expect(namesIn(repository)).toEqual(['Ball', 'Kite']))
  })

  it('loses nothing of what a crash took where something is saved before the database answers', async () => {
    const before = await openBrowser()
    await add(before, 'Kite')
    const old = snapshot()
    await add(before, 'Ball')
    await rest(200)
    const letGo = await holdDatabase()
    const repository = await openBrowser(old)
    await add(repository, 'Drum')
    await letGo()
    await vi.waitFor(() => expect(repository.mirror.status.get().asking?.reason).toBe('apart'))
    expect(namesIn(repository)).toEqual(['Drum', 'Kite'])
  })
})

describe('A copy that was in trouble', () => {
  it('is tried again when the page is shown again', async () => {
    const repository = await openBrowser()
    await add(repository, 'Kite')
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection lost.', 'UnknownError')
    })
    await add(repository, 'Ball')
    expect(repository.mirror.status.get().trouble).toBe('failed')
    begin.mockRestore()
    repository.retryMirror()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
  })
})
