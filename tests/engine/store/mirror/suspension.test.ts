import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resume, suspend } from '@/engine/store/mirror/suspension'
import { memoryStorage, type KeyValueStorage } from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubIndexedDB } from '../../../support/fake-database'
import {
  addToy,
  copyStorage,
  mirrored,
  openRepository,
  toyNames,
  waitForLockRelease,
} from '../../../support/toy-repository'

/* A page in the back/forward cache, and the page that is opened meanwhile. */

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

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Suspends the page right after its next put, before that transaction can end. */
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

/** Keeps the database busy from another page. @returns a function that ends this */
async function holdDatabase() {
  const database = await openDB('milspouse')
  const busy = database.transaction([...database.objectStoreNames], 'readwrite')
  let isOver = false
  const keepBusy = async () => {
    while (!isOver) {
      await busy.objectStore('state').get('now')
    }
    await busy.done
    database.close()
  }
  const finished = keepBusy()
  return () => {
    isOver = true
    return finished
  }
}

describe('A page that is suspended', () => {
  it('frees the database, reports no pending change as saved, and writes it after it resumes', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const leaving = suspendDuringPut()
    let isSaved = false
    const saved = addToy(repository, 'Ball').then(() => (isSaved = true))
    await leaving
    expect(await mirrored()).not.toContain('Ball')
    await delay(50)
    expect(isSaved).toBe(false)
    expect(repository.mirror.status.get().trouble).toBeUndefined()

    resume()
    await saved
    expect(await mirrored()).toContain('Ball')
    expect(repository.mirror.status.get().trouble).toBeUndefined()
  })

  it('starts no transaction for a change that it stores while suspended', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const saved = addToy(repository, 'Ball')
    await delay(50)
    expect(toyNames(repository)).toEqual(['Ball', 'Kite'])
    expect(begun).not.toHaveBeenCalled()
    resume()
    await saved
    expect(await mirrored()).toContain('Ball')
  })

  it('frees the database even while creating it', async () => {
    const { createObjectStore } = IDBDatabase.prototype
    const making = vi.spyOn(IDBDatabase.prototype, 'createObjectStore')
    making.mockImplementation(function (this: IDBDatabase, ...given) {
      const made = createObjectStore.apply(this, given)
      if (made.name === 'state') suspend()
      return made
    })
    const opening = openRepository(storage)
    await eventually(() => expect(making).toHaveBeenCalledTimes(4))
    making.mockRestore()
    const other = await openDB('milspouse', 1)
    expect([...other.objectStoreNames]).toEqual([])
    other.close()
    await deleteDB('milspouse')
    resume()
    await addToy(await opening, 'Kite')
    expect(await mirrored()).toContain('Kite')
  })

  it('and never resumes has its changes mirrored by the next start', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    void addToy(repository, 'Ball')
    await eventually(() => expect(storage.getItem('toys')).toContain('Ball'))
    // The next page has its own instances of the modules.
    vi.resetModules()
    const next = await import('@/engine/store/repository')
    const after = next.createRepository({ storage, isDurable: true })
    await after.start()
    await eventually(async () => expect(await mirrored()).toContain('Ball'))
    expect(after.mirror.status.get()).not.toHaveProperty('undecidedVersion')
  })

  it('keeps what another page saved meanwhile safe from a crash after it resumes', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    suspend()
    const saved = addToy(repository, 'Ball')
    await eventually(() => expect(storage.getItem('toys')).toContain('Ball'))
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
    expect(afterCrash.mirror.status.get()).not.toHaveProperty('undecidedVersion')
    await addToy(afterCrash, 'Boat')
    expect(await mirrored()).toContain('Top')
    expect(afterCrash.mirror.status.get()).not.toHaveProperty('undecidedVersion')
  })
})

describe('A start while another page keeps the database busy', () => {
  it('waits two seconds, reports the mirror as slow, and catches up without a reload', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await waitForLockRelease()
    const release = await holdDatabase()
    const from = performance.now()
    const repository = await openRepository(storage)
    const waited = performance.now() - from
    expect(waited).toBeGreaterThan(1_900)
    expect(waited).toBeLessThan(10_000)
    expect(repository.mirror.status.get().trouble).toBe('slow')
    expect(toyNames(repository)).toEqual(['Kite'])
    await addToy(repository, 'Ball')
    await release()
    await eventually(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect(repository.mirror.status.get().undecidedVersion).toBeUndefined()
  })

  it('restores what a crash lost as soon as the database answers', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await waitForLockRelease()
    const release = await holdDatabase()
    const repository = await openRepository(old)
    expect(toyNames(repository)).toEqual(['Kite'])
    await release()
    await eventually(() => expect(toyNames(repository)).toEqual(['Ball', 'Kite']))
  })

  it('asks about what a crash lost if something is saved before the database answers', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await waitForLockRelease()
    const release = await holdDatabase()
    const repository = await openRepository(old)
    await addToy(repository, 'Drum')
    await release()
    await eventually(() =>
      expect(repository.mirror.status.get().undecidedVersion?.reason).toBe('apart'),
    )
    expect(toyNames(repository)).toEqual(['Drum', 'Kite'])
  })
})

describe('A mirror that failed', () => {
  it('catches up when it is retried', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection lost.', 'UnknownError')
    })
    await addToy(repository, 'Ball')
    expect(repository.mirror.status.get().trouble).toBe('failed')
    begin.mockRestore()
    repository.retryMirror()
    await eventually(async () => expect(await mirrored()).toContain('Ball'))
    expect(repository.mirror.status.get().trouble).toBeUndefined()
  })
})
