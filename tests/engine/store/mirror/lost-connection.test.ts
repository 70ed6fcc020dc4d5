import { deleteDB, openDB, unwrap } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listVersions } from '@/engine/store/mirror/versions'
import { type Repository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubIndexedDB } from '../../../support/fake-database'
import { toys } from '../../../support/toy-entity'
import { addToy, mirrored, openRepository } from '../../../support/toy-repository'

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const trouble = ({ mirror }: Repository) => mirror.status.get().trouble

/** The page's `IDBDatabase`, without the wrapper of `idb`. */
const connectionOf = async ({ mirror }: Repository) => unwrap(await mirror.database())

const failWith = (name: string) => (connection: IDBDatabase) => {
  connection.transaction = () => {
    throw new DOMException('Connection to the database server lost.', name)
  }
}

describe.each([
  ['was closed without an event', (connection: IDBDatabase) => connection.close()],
  ['has lost its server', failWith('UnknownError')],
  ['aborts every transaction', failWith('AbortError')],
])('A connection that %s', (_, lose) => {
  it('is reopened for the next save, and no trouble is reported', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    lose(await connectionOf(repository))
    await addToy(repository, 'Ball')
    expect(await mirrored()).toContain('Ball')
    expect(trouble(repository)).toBeUndefined()
  })

  it('is reopened for reads, such as of earlier versions', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    await repository.replace(() => new Map([['ticks', '{}']]), 'restore')
    lose(await connectionOf(repository))
    expect(await repository.mirror.withDatabase(listVersions)).toMatchObject([
      { reason: 'restore' },
    ])
  })

  it('is reopened for a reset, which erases everything', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    lose(await connectionOf(repository))
    expect(await repository.reset()).toBe(true)
    expect(await mirrored()).toBe('null')
  })
})

describe('A database that fails on a new connection too', () => {
  it('is retried once, is reported, and gets everything once it works', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection to the database server lost.', 'UnknownError')
    })
    await addToy(repository, 'Ball')
    expect(begin).toHaveBeenCalledTimes(2)
    expect(trouble(repository)).toBe('failed')
    begin.mockRestore()
    await addToy(repository, 'Drum')
    // A save does not wait for a database in trouble.
    await eventually(() => expect(trouble(repository)).toBeUndefined())
    expect(await mirrored()).toMatch(/Drum.*Ball.*Kite/)
  })

  it('is not retried if it is full', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    await addToy(repository, 'Ball')
    expect(open).not.toHaveBeenCalled()
    expect(trouble(repository)).toBe('full')
    put.mockRestore()
  })
})

describe('A version change by another page', () => {
  it('closes the connection, and the newer database is then left alone', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    // Does not wait: the page closes its connection when the browser asks it to.
    const newer = await openDB('milspouse', 2)
    newer.close()
    await addToy(repository, 'Ball')
    expect(trouble(repository)).toBe('newer')
    expect(repository.load(toys)).toHaveLength(2)
    expect(await mirrored()).not.toContain('Ball')
  })

  it('that a third page blocks is reported as “slow”, and saving recovers once that page closes', async () => {
    const repository = await openRepository(memoryStorage())
    await addToy(repository, 'Kite')
    const other = await openDB('milspouse')
    // The delete waits for the other page, and every connection that is opened now waits for the delete.
    let deleted: Promise<void> | undefined
    await new Promise<void>((blocked) => {
      deleted = deleteDB('milspouse', { blocked: () => blocked() })
    })
    await addToy(repository, 'Ball')
    expect(trouble(repository)).toBe('slow')
    other.close()
    await deleted
    await addToy(repository, 'Drum')
    // A save does not wait for a database in trouble.
    await eventually(() => expect(trouble(repository)).toBeUndefined())
    expect(await mirrored()).toMatch(/Drum.*Ball.*Kite/)
  })
})
