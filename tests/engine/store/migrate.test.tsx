import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrateEntries, type Migration } from '@/engine/store/migrate'
import { createRepository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { openStorage } from '@/engine/store/storage'
import { full, refuseWrites } from '../../support/refuse-writes'
import { storedBytes } from '../../support/stored-bytes'
import { buildToyRecord, toys } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })

/** Version 1 kept toys under another key; version 3 also drops a note. */
const renameList: Migration = (entries) => {
  const { oldToys, ...rest } = Object.fromEntries(entries)
  return new Map(Object.entries({ ...rest, toys: oldToys ?? [] }))
}
const dropNote: Migration = (entries) => new Map([...entries].filter(([key]) => key !== 'note'))
const migrations = [renameList, dropNote]

const failing: Migration = () => {
  throw new TypeError('cannot')
}

const open = async (steps: readonly Migration[]) => {
  const repository = createRepository(openStorage(), steps)
  stops.push(await startRepository(repository, []))
  return repository
}
const stops: (() => void)[] = []
const stopAll = () => stops.splice(0).forEach((stop) => stop())

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('oldToys', JSON.stringify([kite]))
  localStorage.setItem('note', '"hello"')
  localStorage.setItem('broken', '{"cut')
})
afterEach(() => {
  stopAll()
  vi.restoreAllMocks()
})

describe('Data stored by an older version', () => {
  it('is migrated step by step before anything is shown', async () => {
    const repository = await open(migrations)
    expect(repository.load(toys)).toEqual([kite])
    expect(storedBytes()).toEqual({
      toys: JSON.stringify([kite]),
      broken: '{"cut',
      schemaVersion: '3',
    })
  })

  it('is migrated from the version that it names, without the earlier steps', async () => {
    localStorage.setItem('schemaVersion', '2')
    await open(migrations)
    expect(localStorage.getItem('oldToys')).toBe(JSON.stringify([kite]))
    expect(localStorage.getItem('note')).toBeNull()
  })

  it('is migrated only once', async () => {
    const step = vi.fn(renameList)
    await open([step])
    stopAll()
    await open([step])
    expect(step).toHaveBeenCalledTimes(1)
  })

  it('stays the same, byte for byte, when a migration fails, and blocks all writes', async () => {
    const before = storedBytes()
    const repository = await open([renameList, failing])
    expect(storedBytes()).toEqual(before)
    expect(repository.versionTrouble()).toBe('older')
    await expect(repository.update(toys, () => [kite])).rejects.toThrow('older version')
    expect(storedBytes()).toEqual(before)
  })

  it('stays the same, byte for byte, when the migrated data does not fit', async () => {
    const before = storedBytes()
    const refusal = refuseWrites(full(), (key) => key === 'toys')
    const repository = await open(migrations)
    refusal.mockRestore()
    expect(storedBytes()).toEqual(before)
    expect(repository.versionTrouble()).toBe('older')
  })
})

describe('The stored schema version', () => {
  it('is stored with the first write after a reset, so that the data is not taken for older data', async () => {
    const repository = await open(migrations)
    await repository.reset()
    await repository.update(toys, () => [kite])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]), schemaVersion: '3' })
  })

  it('is not stored while there is only one version', async () => {
    localStorage.clear()
    const repository = await open([])
    await repository.update(toys, () => [kite])
    expect(Object.keys(storedBytes())).toEqual(['toys'])
  })

  it('blocks writes in a tab that runs an older version', async () => {
    const older = await open([])
    await open(migrations)
    expect(older.versionTrouble()).toBe('newer')
    await expect(older.update(toys, () => [])).rejects.toThrow('newer version')
  })

  it('blocks writes in a page that opens on data of a newer version, until a reset', async () => {
    await open(migrations)
    const before = storedBytes()
    const reopened = await open([])
    expect(reopened.versionTrouble()).toBe('ahead')
    await expect(reopened.update(toys, () => [])).rejects.toThrow('newer version')
    expect(storedBytes()).toEqual(before)
    await reopened.reset()
    expect(reopened.versionTrouble()).toBeUndefined()
  })
})

it('migrateEntries returns entries of the latest version unchanged', () => {
  const entries = new Map([['note', 1]])
  expect(migrateEntries(entries, 3, migrations)).toBe(entries)
})
