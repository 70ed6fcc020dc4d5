import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resume, suspend } from '@/engine/store/mirror/suspension'
import { memoryStorage, type KeyValueStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../../../support/fake-database'
import { addToy, copyStorage, openRepository, toyNames } from '../../../support/toy-repository'

/* A page that the browser keeps for Back, and the page that is opened meanwhile. */

let storage: KeyValueStorage
beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage = memoryStorage()
})
afterEach(() => {
  resume()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const leaving = suspendDuringPut()
    let isSaved = false
    const saved = addToy(repository, 'Ball').then(() => (isSaved = true))
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
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const saved = addToy(repository, 'Ball')
    await rest(50)
    expect(toyNames(repository)).toEqual(['Ball', 'Kite'])
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
    const opening = openRepository(storage)
    await vi.waitFor(() => expect(making).toHaveBeenCalledTimes(4))
    making.mockRestore()
    const other = await openDB('milspouse', 1)
    expect([...other.objectStoreNames]).toEqual([])
    other.close()
    await deleteDB('milspouse')
    resume()
    await addToy(await opening, 'Kite')
    expect(await mirrored()).toContain('Kite')
  })

  it('and is never shown again has its changes written by the next start', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    void addToy(repository, 'Ball')
    await rest(20)
    // The next page has its own code.
    vi.resetModules()
    const next = await import('@/engine/store/repository')
    const after = next.createRepository({ storage, isDurable: true })
    await after.start()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(after.mirror.status.get()).not.toHaveProperty('asking')
  })

  it('leaves what another page saved meanwhile safe from a crash, once it is shown again', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    const saved = addToy(repository, 'Ball')
    await rest(20)
    vi.resetModules()
    const next = await import('@/engine/store/repository')
    const other = next.createRepository({ storage, isDurable: true })
    await other.start()
    await addToy(other, 'Drum')
    const old = copyStorage(storage)
    await addToy(other, 'Top')
    resume()
    await saved

    const afterCrash = await openRepository(old)
    expect(toyNames(afterCrash)).toEqual(['Top', 'Drum', 'Ball', 'Kite'])
    expect(afterCrash.mirror.status.get()).not.toHaveProperty('asking')
    await addToy(afterCrash, 'Boat')
    expect(await mirrored()).toContain('Top')
    expect(afterCrash.mirror.status.get()).not.toHaveProperty('asking')
  })
})

describe('A start while another page keeps the database busy', () => {
  it('waits two seconds and no longer, says that the copy does not answer, and catches up by itself', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await rest(200)
    const letGo = await holdDatabase()
    const from = performance.now()
    const repository = await openRepository(storage)
    expect(performance.now() - from).toBeLessThan(3_000)
    expect(repository.mirror.status.get().trouble).toBe('slow')
    expect(toyNames(repository)).toEqual(['Kite'])
    await addToy(repository, 'Ball')
    await letGo()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect(repository.mirror.status.get().asking).toBeUndefined()
  })

  it('shows what a crash took as soon as the database answers', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await rest(200)
    const letGo = await holdDatabase()
    const repository = await openRepository(old)
    expect(toyNames(repository)).toEqual(['Kite'])
    await letGo()
    await vi.waitFor(() => expect(toyNames(repository)).toEqual(['Ball', 'Kite']))
  })

  it('loses nothing of what a crash took where something is saved before the database answers', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await rest(200)
    const letGo = await holdDatabase()
    const repository = await openRepository(old)
    await addToy(repository, 'Drum')
    await letGo()
    await vi.waitFor(() => expect(repository.mirror.status.get().asking?.reason).toBe('apart'))
    expect(toyNames(repository)).toEqual(['Drum', 'Kite'])
  })
})

describe('A copy that was in trouble', () => {
  it('is tried again when the page is shown again', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection lost.', 'UnknownError')
    })
    await addToy(repository, 'Ball')
    expect(repository.mirror.status.get().trouble).toBe('failed')
    begin.mockRestore()
    repository.retryMirror()
    await vi.waitFor(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
  })
})
